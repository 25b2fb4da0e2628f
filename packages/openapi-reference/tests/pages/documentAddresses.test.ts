import { evaluate } from '@mdx-js/mdx';
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';

import { stringifyJson } from '@api-docs/kit';
import { factsOfPaths, field } from '@api-docs/openapi-facts/testing/fixtures';

import { description } from '../../src/content/description';
import { mdxText } from '../../src/content/mdxText';
import { element } from '../../src/content/nodes';
import { remarkApiFacts } from '../../src/fact-components/remarkApiFacts';
import { withDefaults } from '../../src/options';
import { context } from '../../testing/pageContext';

/** Returns facts whose first operation has a field with a description. */
function factsWith(about: string, petId = 'getPet') {
  const schema = { type: 'object', properties: { a: { description: about } } };
  const requestBody = { content: { 'application/json': { schema } } };
  const facts = factsOfPaths(
    {
      '/a': { post: { operationId: 'a', requestBody, tags: ['House pets'] } },
      '/pets/{id}': { get: { operationId: petId, tags: ['House pets', 'b'] } },
      '/pets': { get: { operationId: 'GETPET' } },
      '/PETS/{id}': { get: { tags: ['R D'] } },
      '/cats': { put: { operationId: 'кот', tags: ['R&D'] } },
      '/c': { put: { operationId: 'ver.2_put' } },
    },
    {
      info: { description: '# Start\n\n## Rate limits\n\n### Per key\n\nHi.\n\n# Authentication' },
      tags: [{ name: 'House pets' }, { name: 'Topic', description: '# Part\n\nText.' }],
      components: { securitySchemes: { key: { type: 'apiKey', name: 'k', in: 'header' } } },
      webhooks: { 'pet.born': { post: { responses: {} } } },
    },
  );
  const fields = { request: field(''), response: field('') };
  return {
    ...facts,
    components: [{ ref: 'a.yaml#/components/schemas/Pet', name: 'Pet', fields, linked: ['request' as const] }],
  };
}

/** Returns the addresses of the links of a description on a page, and of those in the row of a field. */
async function linksOf(about: string, given: object = {}, latest = factsWith(about), facts = latest) {
  const options = withDefaults(given);
  const files = { ...context.files, options, facts: (file: string) => (file === options.file ? latest : facts) };
  const onPage: unknown[] = [];
  let props: unknown;
  const jsx = (type: unknown, own: object) => {
    if (type === 'a' && 'href' in own) onPage.push(own.href);
    if (type === 'ApiFields') props = own;
    return null;
  };
  const content: RootContent[] = [...description(about), element('ApiFields', [], { operation: '/a' })];
  const { default: Page } = await evaluate(
    { value: mdxText(content), path: '/site/versioned_docs/version-v1.0.0/a.mdx' },
    { Fragment: 'fragment', jsx, jsxs: jsx, remarkPlugins: [remarkGfm, [remarkApiFacts, { siteDir: '/site', files }]] },
  );
  Page({ components: { ApiFields: 'ApiFields' } });
  return { onPage, inField: [...stringifyJson(props).matchAll(/<a href=\\"([^"\\]*)/g)].map(([, href]) => href) };
}

describe('a link into the OpenAPI document', () => {
  it.each([
    ['an operation, as in Redoc', '#operation/getPet', '/docs/api/pets/id/get'],
    ['an operation with signs in its id', '#operation/ver.2_put', '/docs/api/c/put'],
    ['an operation in a tag, as in Redoc', '#tag/House-pets/operation/getPet', '/docs/api/pets/id/get'],
    ['an operation without an id, as in Redoc', '#tag/b/paths/~1pets~1%7Bid%7D/get', '/docs/api/pets/id/get'],
    ['an operation, as in Scalar', '#tag/b/GET/pets/{id}', '/docs/api/pets/id/get'],
    ['an operation, as in Swagger UI', '#/House%20pets/getPet', '/docs/api/pets/id/get'],
    ['an operation without a tag, as in Swagger UI', '#/default/ver.2_put', '/docs/api/c/put'],
    ['an operation, as a pointer', '#/paths/~1pets~1{id}/get', '/docs/api/pets/id/get'],
    ['an operation with letters of another script in its id', '#operation/кот', '/docs/api/cats/put'],
    ['one of two operations that read the same', '#operation/GETPET', '/docs/api/pets/get'],
    ['an operation whose path reads like another one', '#/paths/~1PETS~1{id}/get', '/docs/api/PETS/id/get-2'],
    ['a tag', '#tag/House-pets', '/docs/api#tag-house-pets'],
    ['a tag that reads like another one', '#tag/R-D', '/docs/api#tag-r-d'],
    ['a tag whose list has no id, as another one has it', '#tag/R&D', '/docs/api'],
    ['a tag, as in Swagger UI', '#/House pets', '/docs/api#tag-house-pets'],
    ['a tag with a page', '#tag/Topic', '/docs/api/topics/Topic'],
    ['a section of a tag', '#section/Part', '/docs/api/topics/Topic#part'],
    ['a section, by its tag', '#tag/Topic/Part', '/docs/api/topics/Topic#part'],
    ['a section', '#section/Rate-limits', '/docs/api#rate-limits'],
    ['a section inside of a section', '#section/Start/Rate-limits', '/docs/api#rate-limits'],
    ['a section that the page has itself', '#section/Authentication', '/docs/api#authentication'],
    ['a heading', '#per-key', '/docs/api#per-key'],
    ['the title of the page', '#section/API-reference', '/docs/api'],
    ['a schema', '#/components/schemas/Pet', '/docs/api/schemas/Pet'],
    ['a webhook', '#/webhooks/pet.born', '/docs/api/webhooks/pet-born'],
    ['nothing that is known', '#operation/none', undefined],
    ['the start of a page', '#', undefined],
  ])('to %s leads to its page from text and fields', async (_case, target, address) => {
    const expected = address === undefined ? [] : [address];
    const written = [
      `See [*it*](<${target}>).`,
      `[It][1].\n\n[1]: <${target}>`,
      `<p>See <a href="${target}">it</a>.</p>`,
    ];
    const links = await Promise.all(written.map((text) => linksOf(text)));
    expect(links).toEqual(written.map(() => ({ onPage: expected, inField: expected })));
  });

  it('leads to a landing page of the site without its sections', async () => {
    const given = { landing: 'landing.mdx', route: '/' };
    expect((await linksOf('[a](#tag/House-pets) [b](#section/Start)', given)).inField).toEqual(['/']);
  });

  it('leads from a released docs version to the same operation in the latest one', async () => {
    const about = '[a](#operation/oldName) [b](#operation/newName)';
    const { onPage } = await linksOf(
      about,
      { file: 'new.yaml' },
      factsWith('', 'newName'),
      factsWith(about, 'oldName'),
    );
    expect(onPage).toEqual(['/docs/api/pets/id/get']);
  });
});
