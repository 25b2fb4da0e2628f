import type { BodyPart } from './bodyPart';

/** A row of the table of fields. Its `html`, its limits and the `html` of its variant are HTML. */
export interface RenderedFieldRow {
  name: string;
  path: string;
  type: string;
  /** `conditional`: some values of another field need the field. */
  requirement: 'required' | 'optional' | 'not documented' | 'excluded' | 'conditional';
  anchor: string;
  depth: number;
  html: string;
  limits?: string[];
  default?: string;
  deprecated?: true;
  variant?: { name: string; relation: string; group?: number | undefined; html: string };
  /** The schema with the fields inside of this one, and its page. */
  schema?: { name: string; to: string };
}

/** A part of a table of fields: rows, a fold or tabs. One of the groups of properties is set. */
export interface FieldSection {
  rows?: RenderedFieldRow[];
  /** Path of the field whose inner fields fold. */
  fold?: string;
  sections?: FieldSection[];
  /** How the variants relate, for example `One of`. */
  relation?: string;
  /** Number of the list of variants, see `Variant`. */
  group?: number | undefined;
  /** Variants to choose from, each with its title row and its fields. */
  panels?: { name: string; anchor: string; sections: FieldSection[] }[];
}

export interface ApiFieldsProps {
  /** The table calls a field of a response "present" instead of "required". */
  part: BodyPart;
  caption: string;
  /** Headings name the tables of the reference, so that their captions are only for screen readers. */
  isBelowHeading?: true;
  sections: FieldSection[];
}

/** Colored code as HTML, and its language. */
interface CodeProps {
  highlighted: string;
  language: string;
}

export interface ApiSampleProps {
  operation: { path: string; to: string };
  /** Set on the page of an operation, which does not link itself. */
  isOwnPage?: true;
  /** Key of the example. */
  example: string;
  /** What the call does, for example `Score an open insult`. */
  summary: string;
  samples: ({ id: string; label: string; title?: string } & CodeProps)[];
}

/** With what a site adds for its theme component `ResponseFigure`. */
export interface ApiReplyProps {
  json: CodeProps;
  isShape?: true;
}
