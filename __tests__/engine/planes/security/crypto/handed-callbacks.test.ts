import { describe, expect, it } from '@jest/globals';
import { findHandedCallbacks } from '../../../../../src/engine/planes/security/crypto/handed-callbacks.js';

const GIVEN = 'object sender, X509Certificate certificate, X509Chain chain, SslPolicyErrors errors';

/** The lines, from 1, at which a text hands on a callback that takes any certificate. */
const listLines = (...lines: readonly string[]) => {
  const text = lines.join('\n');
  return findHandedCallbacks(text).map(({ index }) => text.slice(0, index).split('\n').length);
};

describe('callbacks that take any certificate, where they are handed on', () => {
  it.each([
    ['by name', ['handler.Callback = Any;', `static bool Any(${GIVEN}) { return true; }`], [1]],
    ['by name, more than once', ['Use(Any);', 'x += Any;', `bool Any(${GIVEN}) => true;`], [1, 2]],
    ['as a delegate', ['x += new RemoteCertificateValidationCallback(Any);', `bool Any(${GIVEN}) => true;`], [1]],
    ['by a field', ['x = any;', 'RemoteCertificateValidationCallback any = (a, b, c, d) => true;'], [1]],
    [
      'by a field of a function type',
      ['x = any;', 'Func<object, X509Certificate2, X509Chain, SslPolicyErrors, bool> any = delegate { return true; };'],
      [1],
    ],
    [
      'by what a method gives',
      ['x += Find();', 'RemoteCertificateValidationCallback Find() { return (a, b, c, d) => true; }'],
      [1],
    ],
    [
      'to a method that takes one',
      ['Install((a, b, c, d) => true);', 'void Install(RemoteCertificateValidationCallback one) { x += one; }'],
      [1],
    ],
    ['by a name that is declared apart', ['x += Any;', `bool Any(${GIVEN});`, `bool Any(${GIVEN}) => true;`], [1]],
    [
      'by a name that is given the same again',
      ['x = any;', 'RemoteCertificateValidationCallback any = (a, b, c, d) => true;', 'any = (a, b, c, d) => true;'],
      [1],
    ],
  ])('%s', (_, lines, expected) => expect(listLines(...lines)).toEqual(expected));

  it.each([
    ['a check', ['x += Check;', `bool Check(${GIVEN}) { return errors == SslPolicyErrors.None; }`]],
    [
      'a field that checks',
      ['x = own;', 'RemoteCertificateValidationCallback own = (a, b, c, d) => d == SslPolicyErrors.None;'],
    ],
    ['what a method gives', ['x = Find();', 'RemoteCertificateValidationCallback Find() => own;']],
    [
      'a method that takes one',
      ['Install(own);', 'void Install(RemoteCertificateValidationCallback own) { x += own; }'],
    ],
    ['another method', ['Run((a, b, c, d) => true);', 'void Install(RemoteCertificateValidationCallback own) { }']],
    ['a method that nobody hands on', [`bool Any(${GIVEN}) { return true; }`]],
    [
      'a name that another method has, which checks',
      [
        'x += Any;',
        `bool Any(${GIVEN}) => true;`,
        `bool Any(Store store, ${GIVEN}) { return store.Has(certificate); }`,
      ],
    ],
    [
      'a name that a parameter has too',
      [
        'x = any;',
        'RemoteCertificateValidationCallback any = (a, b, c, d) => true;',
        'void Install(RemoteCertificateValidationCallback any = null) { }',
      ],
    ],
    [
      'a name that is given something else',
      ['x = any;', 'RemoteCertificateValidationCallback any = (a, b, c, d) => true;', 'any = own;'],
    ],
    ['a text without any', ['x += Any;', 'bool Any(object sender) { return true; }']],
    ['a text that ends', ['x += Any;', `bool Any(${GIVEN}) {`]],
  ])('not %s', (_, lines) => expect(listLines(...lines)).toEqual([]));
});
