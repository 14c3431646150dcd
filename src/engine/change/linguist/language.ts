/** The fields of linguist's description that are used. */
export interface Language {
  readonly name: string;
  readonly type: 'data' | 'markup' | 'programming' | 'prose';
  readonly extensions?: readonly string[];
  readonly filenames?: readonly string[];
  readonly interpreters?: readonly string[];
}
