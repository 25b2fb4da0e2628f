import { readFileSync } from 'node:fs';
import path from 'node:path';

import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';

import { buildDir, builtFiles } from '../support/builtSite';
import { HTML_RULES } from '../support/htmlRules';
import { DESIGNED_KINDS } from '../support/pages';

const validator = new HtmlValidate(new StaticConfigLoader(HTML_RULES));

const KINDS = [
  ...Object.values(DESIGNED_KINDS)
    .map((route) => route.replace(/\?.*$/, ''))
    .filter((route) => route !== '/docs/no-such-page/')
    .map((route) => path.posix.join(route, 'index.html').slice(1)),
  '404.html',
];

const files = process.env.TEST_FULL === 'true' ? builtFiles().filter((file) => file.endsWith('.html')) : KINDS;

/** @returns one line a fault: rule, what is wrong, the first place and how many there are */
function faults(html: string): string[] {
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages);
  const places = new Map<string, string[]>();
  for (const { ruleId, message, selector, line, column } of messages) {
    const fault = `${ruleId} | ${message}`;
    places.set(fault, [...(places.get(fault) ?? []), `${selector ?? ''} (${line}:${column})`]);
  }
  return [...places].map(([fault, [first, ...others]]) => `${fault} | ${first} and ${others.length} more`);
}

describe('the HTML standard', () => {
  it.each(files)('%s keeps it', (file) => {
    expect(faults(readFileSync(path.join(buildDir, file), 'utf8'))).toEqual([]);
  });

  it('is asked: a deliberate fault is found', () => {
    const page = '<!doctype html><html lang="en"><head><title>t</title></head><body><ul><p>a</p></ul></body></html>';
    expect(faults(page)).toEqual([expect.stringContaining('element-permitted-content')]);
  });
});
