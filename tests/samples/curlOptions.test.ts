import { execFileSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { SHORT_WITH_VALUE, WITH_VALUE } from '../../shared/translator/curlOptions';

/** Example: ` -d, --data <data>          HTTP POST data`. A value in brackets is a part of one: `[protocol://]host[:port]`. */
const OPTION = /^ *(?:-(?<short>\S), )?\s*--(?<long>[\w.-]+)(?<value> [<[]\S+)?/;

it('the translator knows which options of curl have a value', () => {
  const help = execFileSync('curl', ['--help', 'all'], { encoding: 'utf8' });
  const options = help.split('\n').flatMap((line) => OPTION.exec(line)?.groups ?? []);
  expect(options.length).toBeGreaterThan(200);
  const isKnown = ({ short, long = '' }: (typeof options)[number]) => ({
    long: WITH_VALUE.has(long),
    ...(short ? { short: SHORT_WITH_VALUE.includes(short) } : {}),
  });
  const expected = options.map(({ short, value }) => ({ long: !!value, ...(short ? { short: !!value } : {}) }));
  expect(options.map((option) => [option.long, isKnown(option)])).toEqual(
    options.map((option, index) => [option.long, expected[index]]),
  );
});
