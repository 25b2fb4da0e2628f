/**
 * The examples of RFC 6570, whose expressions OpenAPI has as styles: `{x}` is simple, `{.x}` label, `{;x}` matrix, `{?x}` and `{&x}`
 * form, `{+x}` is `allowReserved`, and a star is `explode`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Json } from '@api-docs/kit/values/json';
import { encodePath } from '@api-docs/openapi-facts/samples/call';
import { pathText, queryText } from '@api-docs/openapi-facts/samples/serialize';

import { DEVIATIONS } from './uri-template/deviations';

interface Section {
  variables: Record<string, Json>;
  testcases: [template: string, expected: string | string[]][];
}

const folder = path.join(import.meta.dirname, 'uri-template');

const sections = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, Section>),
  );

/** Between the values of an expression, by its operator. */
const SEPARATORS: Record<string, string> = { '': ',', '+': ',', '.': '', ';': '', '?': '&', '&': '&' };

const STYLES: Record<string, string> = { '.': 'label', ';': 'matrix' };

const isUndefined = (value: Json | undefined): value is undefined | null =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** Writes one expression as parameters of OpenAPI; undefined if it has none of its kind. */
function expand(expression: string, variables: Record<string, Json>): string | undefined {
  const [, operator = '', names = ''] = /^([+#./;?&]?)(.*)$/.exec(expression) ?? [];
  const separator = SEPARATORS[operator];
  if (separator === undefined || names.includes(':')) return undefined;
  const values = names.split(',').flatMap((variable): string[] => {
    const name = variable.replace('*', '');
    const value = variables[name];
    // A parameter without a value is not sent.
    if (isUndefined(value)) return [];
    const explode = variable.endsWith('*');
    const style = STYLES[operator];
    if (separator === '&') return [queryText(decodeURIComponent(name), value, { explode })];
    return [pathText(name, value, { explode, ...(style ? { style } : {}), allowReserved: operator === '+' })];
  });
  const start = values.length > 0 && separator === '&' ? operator : '';
  return start + values.join(separator);
}

/** Writes a template; undefined if OpenAPI cannot say it. */
function write(template: string, variables: Record<string, Json>): string | undefined {
  const parts = template.split(/\{([^}]*)\}/);
  const texts = parts.map((part, index) => (index % 2 === 0 ? encodePath(part) : expand(part, variables)));
  return texts.some((text) => text === undefined) ? undefined : texts.join('');
}

const cases = sections.flatMap(([section, { variables, testcases }]) =>
  testcases.flatMap(([template, expected]) => {
    const written = write(template, variables);
    return written === undefined ? [] : [{ name: `${section}: ${template}`, written, expected: [expected].flat() }];
  }),
);

describe('the examples of RFC 6570 that OpenAPI can say', () => {
  it('are written as they are there, except those that are listed', () => {
    const deviating = cases.flatMap(({ name, written, expected }) =>
      expected.includes(written) ? [] : [`${name} = ${written}`],
    );
    process.stdout.write(`RFC 6570: ${cases.length - deviating.length} of ${cases.length}\n`);
    expect(deviating.sort()).toEqual(DEVIATIONS.flatMap((one) => one.cases).sort());
  });

  it('are more than a hundred', () => {
    expect(cases.length).toBeGreaterThan(100);
  });
});
