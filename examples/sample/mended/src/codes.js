/** The codes that run at present. */
export const CODES = new Map([
  ['SAVE10', { kind: 'percent', value: 10, expires: null }],
  ['SPRING', { kind: 'percent', value: 15, expires: new Date('2026-05-31T00:00:00Z') }],
  ['FIVER', { kind: 'cents', value: 500, expires: null }],
]);
