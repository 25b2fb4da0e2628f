import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { withDefaults } from '../../src/options';
import { landingPage } from '../../src/pages/landingPage';
import { context } from '../../testing/pageContext';

it.each([
  ['Ferry', 'Ferry reference'],
  ['', 'API reference'],
  ['Ferry API Reference', 'Ferry API Reference'],
  ['Ferry Documentation', 'Ferry Documentation'],
])('the landing page of an API with the title "%s" is named %s', (title, name) => {
  const facts = { ...minimalFacts([operation('/trips')]), title };
  const page = landingPage('/nowhere', { ...context.files, facts: () => facts });
  expect(page).toContain(`\n# ${name}\n`);
});

it.each([
  ['operations', [operation('/trips')], 'Each operation says which of these it takes:'],
  ['webhooks alone', [], 'Each webhook says which of these it takes:'],
])('the landing page of an API with %s says where authentication is', (_case, operations, text) => {
  const facts = minimalFacts(operations, {
    securitySchemes: [{ name: 'key', type: 'apiKey', description: '', flows: [] }],
  });
  expect(landingPage('/nowhere', { ...context.files, facts: () => facts })).toContain(text);
});

it.each([
  [
    'its documentation',
    { externalDocs: { url: 'https://a.example/docs' } },
    '[External documentation](https://a.example/docs)',
  ],
  ['its version', { version: '2.1' }, '\n\nVersion 2.1\n\n'],
  ['its summary', { about: { summary: 'Ferries and *trips*' } }, '\n\nFerries and *trips*\n\n'],
  ['whom to ask', { about: { contact: { name: 'Ann', email: 'a@a.example' } } }, '- Contact: Ann, `a@a.example`'],
  ['its terms', { about: { termsOfService: '/terms' } }, '- Terms of service: `/terms`'],
  [
    'its license',
    { about: { license: { name: 'MIT', url: 'https://a.example/mit' } } },
    '- License: MIT, [https://a.example/mit](https://a.example/mit)',
  ],
])('the landing page of an API says %s', (_case, given, text) => {
  const facts = minimalFacts([operation('/trips')], given);
  expect(landingPage('/nowhere', { ...context.files, facts: () => facts })).toContain(text);
});

it.each([
  ['without front matter', '# Hello\n', '---\nid: overview\nslug: /\n---\n\n# Hello\n'],
  [
    'with a place of its own',
    '---\ntitle: Hello\nslug: /hello\n---\nText\n',
    '---\ntitle: Hello\nslug: /\nid: overview\n---\n\nText\n',
  ],
  [
    'at the start',
    '---\nslug: /\n# First\nid: overview\n---\nText\n',
    '---\nslug: /\n# First\nid: overview\n---\nText\n',
  ],
  ['with front matter that is none', '---\na: [\n---\n', '---\na: [\n---\n'],
])('a landing page of a site %s is where the sidebar finds it', (_case, landing, expected) => {
  const siteDir = tempFolder({ 'landing.mdx': landing });
  const facts = minimalFacts([operation('/trips')]);
  const files = { ...context.files, options: withDefaults({ landing: 'landing.mdx' }), facts: () => facts };
  expect(landingPage(siteDir, files)).toBe(expected);
});
