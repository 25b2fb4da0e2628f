import { distance } from 'fastest-levenshtein';

import { closestName } from '@api-docs/kit';
import { throwErrors, type BuildErrorDetails } from '@api-docs/kit/node';

import type { FieldRule } from './fieldRule';
import { FIELDS, fieldRules } from './fieldRules';
import type { PageKind } from './pageKind';

/** Returns the line of a field in the front matter, or 1 (the opening `---`) if the field is missing. */
export function lineOfField(field: string, source: string): number {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const index = lines.findIndex((line, at) => at > 0 && at < end && line.startsWith(`${field}:`));
  return Math.max(index, 0) + 1;
}

type FieldError = Omit<BuildErrorDetails, 'file'> & { field: string };

/** Returns whether a name differs from another one by a slip: two characters, or one if the name is short. */
function isMisspelled(name: string, known: string): boolean {
  // Each name of two or three letters is close to `id`.
  const slips = known.length < 3 ? 0 : known.length < 5 ? 1 : 2;
  return distance(name.toLowerCase(), known.toLowerCase()) <= slips;
}

/** Lists unknown fields, also those inside of a field, with the known names and the one of them that each misspells. */
export function unknownNames(fields: object, known: readonly string[], parent?: string) {
  const unknown = Object.entries(fields).filter(([key]) => !known.includes(key));
  const unused = known.filter((key) => !Object.hasOwn(fields, key));
  return unknown.map(([key, value]: [string, unknown]) => {
    const closest = closestName(key, unused);
    const meant = closest !== undefined && isMisspelled(key, closest) ? closest : undefined;
    return { field: parent ?? key, name: parent === undefined ? key : `${parent}.${key}`, meant, known, value };
  });
}

/** Lists the fields that nothing reads. Those that misspell a known field stop the build, the others are harmless. */
export function unknownFields(kind: PageKind, frontMatter: Readonly<Record<string, unknown>>) {
  const { last_update: lastUpdate } = frontMatter;
  // Docusaurus accepts all other fields in it.
  const nested = typeof lastUpdate === 'object' && lastUpdate !== null ? lastUpdate : {};
  return [...unknownNames(frontMatter, FIELDS[kind] ?? []), ...unknownNames(nested, ['date', 'author'], 'last_update')];
}

type UnknownField = ReturnType<typeof unknownFields>[number];

function misspelledField({ field, name, known, value }: UnknownField, meant: string): FieldError {
  return {
    field,
    problem: `unknown front matter field "${name}"`,
    expected: `only ${known.join(', ')}`,
    found: `${name}: ${JSON.stringify(value)}`,
    why: 'No code reads this field, so a typo would silently have no effect.',
    remedy: `write "${meant}"`,
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
    remedy: `${isMissing ? `add a line "${field}: …"` : `fix "${field}"`} between the --- lines at the top of the file`,
  };
}

/**
 * Checks what Docusaurus does not check in the front matter of a page: misspelled fields, and the rules of this site.
 * Throws with all misspelled, missing and invalid fields.
 */
export function checkFrontMatter(kind: PageKind, frontMatter: Record<string, unknown>, file: string, source: string) {
  const rules = Object.entries(fieldRules(kind));
  const errors = [
    ...unknownFields(kind, frontMatter).flatMap((one) =>
      one.meant === undefined ? [] : misspelledField(one, one.meant),
    ),
    ...rules.flatMap(([field, rule]) => invalidField(field, frontMatter[field], rule) ?? []),
  ];
  throwErrors(errors.map(({ field, ...details }) => ({ file: `${file}:${lineOfField(field, source)}`, ...details })));
}
