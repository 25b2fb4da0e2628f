import { evaluate } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';

import { apiFileOf, type ApiFiles } from '../../../plugins/api-facts/apiFiles';
import { remarkApiFacts } from '../../../plugins/api-facts/remarkApiFacts';
import { highlight } from '../../../shared/code/highlight';
import { operation, tinyFacts } from './tinyFacts';

const FROZEN = 'versioned_docs/version-v1.0.0/tone.mdx';

/** Facts whose one reply names the file that they come from. */
function factsOf(file: string) {
  const replyExamples = [{ key: 'calm', summary: 'Calm', value: file }];
  return tinyFacts([operation('/v2/tone', { replyExamples })], { file });
}

const files: ApiFiles = {
  facts: factsOf,
  successors: () => ({ operations: {}, bodies: {} }),
  versions: () => ['v1.0.0'],
  brandedText: () => '',
};

/** Builds a page and renders it; returns the props of each component with this name. */
async function propsOf(name: string, value: string, file = 'docs/tone.mdx'): Promise<unknown[]> {
  const rendered: unknown[] = [];
  const jsx = (type: unknown, props: unknown) => {
    if (type === name) rendered.push(props);
    return null;
  };
  const { default: Page } = await evaluate(
    { value, path: `/site/${file}` },
    { Fragment: 'fragment', jsx, jsxs: jsx, remarkPlugins: [[remarkApiFacts, { siteDir: '/site', files }]] },
  );
  Page({ components: { [name]: name } });
  return rendered;
}

/** The reply that `factsOf` makes up: the name of the OpenAPI file. */
function jsonOf(file: string) {
  return { highlighted: highlight(JSON.stringify(file), 'json'), language: 'json' };
}

describe('remarkApiFacts', () => {
  it.each([
    ['on a line of its own', '# Tone\n\n<ApiReply operation="tone" />'],
    ['inside a sentence', 'The reply <ApiReply operation="tone" /> is short.'],
    ['inside another component', '<div>\n  <ApiReply operation="tone" />\n</div>'],
    ['inside a list', '- One\n- <ApiReply operation="tone" />'],
  ])('hands facts to a component %s', async (_case, page) => {
    expect(await propsOf('ApiReply', page)).toEqual([{ json: jsonOf('openapi/metrics-api.yaml') }]);
  });

  it('hands facts to every component of a page', async () => {
    const page = '<ApiReply operation="tone" />\n\n<ApiReply operation="/v2/tone" example="calm" />';
    expect(await propsOf('ApiReply', page)).toHaveLength(2);
  });

  it('takes the facts of the page’s own docs version', async () => {
    expect(await propsOf('ApiReply', '<ApiReply operation="tone" />', FROZEN)).toEqual([
      { json: jsonOf(apiFileOf(FROZEN)) },
    ]);
  });

  it('replaces the attributes of the writer', async () => {
    const [props] = await propsOf('MethodEndpoint', '<MethodEndpoint operation="tone" />');
    expect(props).toEqual({ method: 'POST', server: 'https://api.example', path: '/v2/tone', deprecated: false });
  });

  it('leaves other components alone', async () => {
    expect(await propsOf('Note', '<Note operation="mood" kind={1} />')).toEqual([{ operation: 'mood', kind: 1 }]);
  });

  it('leaves a component in a code block alone', async () => {
    expect(await propsOf('ApiReply', '```mdx\n<ApiReply operation="mood" />\n```')).toEqual([]);
  });

  it('names page and line of an operation that does not exist', async () => {
    await expect(propsOf('ApiReply', '# Tone\n\n<ApiReply operation="toney" />')).rejects
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:3: unknown operation "toney"
        expected: an operation of openapi/metrics-api.yaml
        found:    toney
        remedy:   write "tone"]
    `);
  });

  it('refuses a misspelt attribute and corrects it', async () => {
    await expect(propsOf('ApiReply', '<ApiReply operation="tone" exmple="calm" />')).rejects
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:1: <ApiReply> has an attribute that it does not know
        expected: operation="…", example="…"
        found:    exmple
        remedy:   write "example"]
    `);
  });

  it('refuses any attribute of a component that takes none', async () => {
    await expect(propsOf('ApiOperations', '<ApiOperations tag="Scores" />')).rejects
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:1: <ApiOperations> has an attribute that it does not know
        expected: no attributes
        found:    tag
        remedy:   remove the attribute]
    `);
  });

  it.each([
    ['an expression', '<ApiReply operation={tone} />', 'operation'],
    ['no value', '<ApiReply operation />', 'operation'],
    ['spread attributes', '<ApiReply {...props} />', '{…}'],
  ])('refuses %s, because the build does not run it', async (_case, page, found) => {
    await expect(propsOf('ApiReply', page)).rejects.toThrow(`found:    ${found}\n`);
  });
});
