/** What a check run shows, as GitHub's REST API takes it: reports write it, and it is posted as they wrote it. */

/** One annotation of a check run. */
export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly title: string;
  readonly message: string;
}

/** A button of a check run. GitHub allows 3, with 20 characters of label and identifier and 40 of description. */
export interface CheckAction {
  readonly label: string;
  readonly description: string;
  readonly identifier: string;
}

/** `output` of a check run without its annotations. */
export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  readonly text: string | null;
}
