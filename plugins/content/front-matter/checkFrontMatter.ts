import { buildError, spellingRemedy, type BuildErrorDetails } from '../../lib/buildError';
import { fieldRules, withoutScripts, type FieldRule } from './fieldRules';
import type { PageKind } from './pageKind';
import { FIELDS } from './schemas';

/** Fields inside of `last_update`, where Docusaurus accepts all others. */
const LAST_UPDATE = ['date', 'author'];

/** Returns the line of a field in the front matter, or 1 (the opening `---`) if the field is missing. */
function lineOfField(field: string, source: string): number {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const index = lines.findIndex((line, at) => at > 0 && at < end && line.startsWith(`${field}:`));
  return Math.max(index, 0) + 1;
}

type FieldError = Omit<BuildErrorDetails, 'file'> & { field: string };

/** Returns the first field whose name is not known. */
function unknownField(fields: object, known: readonly string[], parent?: string): FieldError | undefined {
  const entry = Object.entries(fields).find(([key]) => !known.includes(key));
  if (!entry) return undefined;
  const [key, value] = entry;
  return {
    field: parent ?? key,
    problem: `unknown front matter field "${parent === undefined ? key : `${parent}.${key}`}"`,
    expected: `only ${known.join(', ')}`,
    found: `${key}: ${JSON.stringify(value)}`,
    why: 'No code reads this field, so a typo would silently have no effect.',
    remedy: spellingRemedy(key, known, 'remove the field'),
  };
}

/** Returns what is wrong with the value of a field, `undefined` if it is valid. */
function invalidField(field: string, value: unknown, rule: FieldRule): FieldError | undefined {
  const isMissing = value === undefined;
  if (isMissing ? !rule.isRequired : rule.isValid(value)) return undefined;
  const length = typeof value === 'string' ? ` (${value.length} characters)` : '';
  return {
    field,
    problem: `${isMissing ? 'missing' : 'invalid'} front matter field "${field}"`,
    expected: rule.expected,
    found: isMissing ? 'nothing' : `${JSON.stringify(value)}${length}`,
    ...(rule.why === undefined ? {} : { why: rule.why }),
    remedy: isMissing
      ? `add a line "${field}: …" between the --- lines at the top of the file`
      : `fix "${field}" between the --- lines at the top of the file`,
  };
}

function firstError(kind: PageKind, frontMatter: Record<string, unknown>): FieldError | undefined {
  const { last_update: lastUpdate } = frontMatter;
  const nested = typeof lastUpdate === 'object' && lastUpdate !== null ? lastUpdate : {};
  const unknown = unknownField(frontMatter, FIELDS[kind]) ?? unknownField(nested, LAST_UPDATE, 'last_update');
  if (unknown) return unknown;
  const rules = [
    ...Object.entries(fieldRules(kind)),
    ...Object.keys(frontMatter).map((field) => [field, withoutScripts] as const),
  ];
  return rules.map(([field, rule]) => invalidField(field, frontMatter[field], rule)).find((error) => error);
}

/**
 * Checks what Docusaurus does not check in the front matter of a page: unknown fields, and the rules of this site.
 *
 * @param frontMatter parsed, without brand tokens
 * @param file path relative to the project
 * @param source the content of the file, to find the line of the field
 * @throws on the first unknown field, or else on the first missing or invalid field
 */
export function checkFrontMatter(
  kind: PageKind,
  frontMatter: Record<string, unknown>,
  file: string,
  source: string,
): void {
  const error = firstError(kind, frontMatter);
  if (!error) return;
  const { field, ...details } = error;
  throw buildError({ file: `${file}:${lineOfField(field, source)}`, ...details });
}
