/** A rule for the value of a field that Docusaurus does not have, or reports without the file. */
export interface FieldRule {
  isValid: (value: unknown) => boolean;
  /** The valid values, for the error. */
  expected: string;
  isRequired?: true;
  why?: string;
}

/** A kind of docs pages with front matter of its own. */
export interface DocKind {
  kind: string;
  /** Matches the paths of its pages inside their version. */
  pattern: RegExp;
  /** Fields of the front matter that other docs do not have. */
  fields?: readonly string[];
  rules?: Readonly<Record<string, FieldRule>>;
  /** Set if the pages are about something deprecated. */
  deprecated?: true;
}
