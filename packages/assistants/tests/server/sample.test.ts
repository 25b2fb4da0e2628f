import { describe, expect, it } from 'vitest';

import { callExamples, type CodeSample } from '@api-docs/openapi-facts';
import { minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import type { Docs } from '../../src/server/data';
import { sample } from '../../src/server/tools/sample';

const EXAMPLES = ['first', 'second'].map((key) => ({ key, summary: key, value: { text: key } }));

/** Returns a sample of an operation with two examples, for which the OpenAPI document has samples. */
function answer(written: CodeSample[], language: string, example?: string) {
  const one = operation('/runs', { requestExamples: EXAMPLES });
  const docs = {
    site: () => ({ versions: [{ name: 'next' }] }),
    urlOf: (path: string) => path,
    api: () => ({
      operations: { next: [{ ...one, address: 'docs/api/runs/' }] },
      calls: { [one.id]: callExamples(one, minimalFacts([one])) },
      written: { [one.id]: written },
    }),
  };
  return sample(docs as unknown as Docs, { operation: '/runs', language, example });
}

const PYTHON = { lang: 'Python', label: 'Python SDK', source: 'runs.start()' };
const RUBY = { lang: 'Ruby', source: 'Runs.start' };

describe('the tool sample answers with', () => {
  it.each<[string, CodeSample[], language: string, example: string | undefined, code: string]>([
    ['a sample that is made', [], 'python', undefined, 'requests.post'],
    ['that of the document', [PYTHON], 'python', undefined, 'runs.start()'],
    ['that of the document in another language', [PYTHON, RUBY], 'ruby', undefined, 'Runs.start'],
    ['a second one of the document in a language', [PYTHON, { ...RUBY, lang: 'python' }], 'python-2', 'first', 'Runs'],
    ['one that is made in a language that the document lacks', [RUBY], 'python', undefined, 'requests.post'],
    ['one that is made of another example', [PYTHON], 'python', 'second', '"second"'],
  ])('%s', (_case, written, language, example, code) => {
    expect(answer(written, language, example).text).toContain(code);
  });

  it('the languages of all samples, if the document has some', () => {
    expect(answer([RUBY], 'curl').text).toContain('Languages: `ruby`, `curl`, `python`');
    expect(answer([], 'curl').text).not.toContain('Languages');
  });

  it('the known languages, if it lacks one', () => {
    expect(() => answer([RUBY], 'ruby', 'second')).toThrow('There is no sample "ruby" of `/runs`. Known: `curl`');
  });
});
