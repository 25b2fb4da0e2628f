import { execFileSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { SHORT_WITH_VALUE, WITH_VALUE } from '@api-docs/body-translator/curlOptions';

/** Example: ` -d, --data <data>          HTTP POST data`. A value in brackets is a part of one: `[protocol://]host[:port]`. */
const OPTION = /^ *(?:-(?<short>\S), )?\s*--(?<long>[\w.-]+)(?<value> [<[]\S+)?/;

it('the translator knows which options of curl have a value', () => {
  const help = execFileSync('curl', ['--help', 'all'], { encoding: 'utf8' });
  const options = help.split('\n').flatMap((line) => {
    const { short = '', long = '', value } = OPTION.exec(line)?.groups ?? {};
    return long ? [{ short, long, hasValue: value !== undefined }] : [];
  });
  expect(options.length).toBeGreaterThan(200);
  const known = options.map(({ short, long }) => ({
    long,
    hasValue: WITH_VALUE.has(long),
    ...(short ? { shortHasValue: SHORT_WITH_VALUE.includes(short) } : {}),
  }));
  expect(known).toEqual(
    options.map(({ short, long, hasValue }) => ({ long, hasValue, ...(short ? { shortHasValue: hasValue } : {}) })),
  );
});
