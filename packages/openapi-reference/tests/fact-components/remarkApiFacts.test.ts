import { evaluate } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';

import { buildError, type BuildError } from '@api-docs/kit/node';
import { operation, minimalFacts } from '@api-docs/openapi-facts/testing/fixtures';
import { highlight } from '@api-docs/ui/code/highlight';

import { namingFacts, remarkApiFacts } from '../../src/fact-components/remarkApiFacts';
import { fileOfPage } from '../../src/pageFiles';
import { context } from '../../testing/pageContext';

const FROZEN = 'versioned_docs/version-v1.0.0/tone.mdx';

/** Returns facts with one reply example, the path of the OpenAPI file. */
function factsOf(file: string) {
  const responseExamples = [{ key: 'calm', summary: 'Calm', value: file }];
  return minimalFacts([operation('/v2/tone', { responseExamples })], { file });
}

const files = { ...context.files, facts: factsOf };

/** Compiles and renders a page, and returns the props of each component with this name. */
async function propsOf(
  name: string,
  value: string,
  file = 'docs/tone.mdx',
  apiFiles = files,
  times = 1,
): Promise<unknown[]> {
  const rendered: unknown[] = [];
  const jsx = (type: unknown, props: unknown) => {
    if (type === name) rendered.push(props);
    return null;
  };
  const { default: Page } = await evaluate(
    { value, path: `/site/${file}` },
    {
      ...{ Fragment: 'fragment', jsx, jsxs: jsx },
      // Each a function of its own, because unified runs one function once.
      remarkPlugins: Array.from({ length: times }, () => () => remarkApiFacts({ siteDir: '/site', files: apiFiles })),
    },
  );
  Page({ components: { [name]: name } });
  return rendered;
}

/** The reply from `factsOf`: the path of the OpenAPI file. */
function jsonOf(file: string) {
  return { highlighted: highlight(JSON.stringify(file), 'json'), language: 'json' };
}

describe('remarkApiFacts', () => {
  it.each([
    ['on a line of its own', '# Tone\n\n<ApiReply operation="tone" />'],
    ['inside a sentence', 'The reply <ApiReply operation="tone" /> is short.'],
    ['inside another component', '<div>\n  <ApiReply operation="/v2/tone" example="calm" />\n</div>'],
  ])('sets the props of a component %s', async (_case, page) => {
    expect(await propsOf('ApiReply', page)).toEqual([{ json: jsonOf('openapi/openapi.yaml') }]);
  });

  it('uses the facts of the page’s own docs version', async () => {
    expect(await propsOf('ApiReply', '<ApiReply operation="tone" />', FROZEN)).toEqual([
      { json: jsonOf(fileOfPage(files, FROZEN)) },
    ]);
  });

  it('does nothing on a page that has its facts already', async () => {
    const page = '<ApiReply operation="tone" />';
    expect(await propsOf('ApiReply', page, 'docs/tone.mdx', files, 2)).toEqual(await propsOf('ApiReply', page));
  });

  it('puts content in the place of a component', async () => {
    expect(await propsOf('p', '<ApiChanges from="v1.0.0" />')).toEqual([
      { children: 'No operation and no field changed since v1.0.0.' },
    ]);
  });

  it.each(['from="v0.9.0"', 'from="v0.9.0" to="v1.0.0"', 'from="v1.0.0" to="v1.1.0"'])(
    'compares with a retired version: %s',
    async (versions) => {
      const retired = { ...files, versions: () => ['v1.0.0'], retired: () => ['v1.1.0', 'v0.9.0'] };
      const [text] = await propsOf('p', `<ApiChanges ${versions} />`, 'docs/tone.mdx', retired);
      expect(text).toEqual({ children: expect.stringMatching(/^No operation and no field changed since v/) as string });
    },
  );

  it('does not change other components', async () => {
    expect(await propsOf('Note', '<Note operation="mood" kind={1} />')).toEqual([{ operation: 'mood', kind: 1 }]);
  });

  it.each([
    [
      'an unknown operation',
      '# Tone\n\n<ApiReply operation="toney" />',
      { file: 'docs/tone.mdx:3', found: 'toney', facts: fileOfPage(files, 'docs/tone.mdx') },
    ],
    [
      'a misspelled attribute',
      '<ApiReply operation="tone" exmple="calm" />',
      { file: 'docs/tone.mdx:1', expected: 'operation="…", example="…"', found: 'exmple', remedy: 'write "example"' },
    ],
    [
      'an attribute of a component without attributes',
      '<ApiDownloads tag="Scores" />',
      { expected: 'no attributes', found: 'tag' },
    ],
    ['an expression', '<ApiReply operation={tone} />', { found: 'operation' }],
    ['spread attributes', '<ApiReply {...props} />', { found: '{…}' }],
  ])('rejects %s', async (_case, page, details) => {
    await expect(propsOf('ApiReply', page)).rejects.toMatchObject({ details });
  });
});

describe('an error of a component', () => {
  const thrown = (file: string, ...others: string[]) => {
    const details = (name: string) => ({ file: name, problem: 'p', expected: 'e', found: 'f', remedy: 'r' });
    try {
      return namingFacts('openapi/openapi.yaml', () => {
        throw buildError(details(file), ...others.map(details));
      });
    } catch (error) {
      const { details: first, others: further } = error as BuildError;
      return [first, ...further].map((one) => [one.file, one.facts]);
    }
  };

  it('names the OpenAPI file where a page may be wrong, and not where the fault is in one', () => {
    expect(thrown('docs/tone.mdx:3', 'openapi/parts.yaml:7')).toEqual([
      ['docs/tone.mdx:3', 'openapi/openapi.yaml'],
      ['openapi/parts.yaml:7', undefined],
    ]);
  });
});
