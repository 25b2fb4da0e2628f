import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import type { ApiFacts } from '@api-docs/openapi-facts';

import { type Options, validateOptions } from '../src/options';
import { checkPage, checkPlugins, checkServer } from '../src/siteOptions';

const check = (options: unknown) => validateOptions({ options } as never);

const AUTHOR = { name: 'Zoo', url: 'https://zoo.test' };

describe('validateOptions', () => {
  it.each([
    ['a skill with a name that assistants refuse', { skill: { page: 'skill/', name: 'My Skill' } }],
    ['an author without an icon', { server: { name: 'zoo', author: AUTHOR } }],
    ['an icon that is no PNG file', { server: { name: 'zoo', author: AUTHOR, icon: 'icon.svg' } }],
    ['an id', { id: 'second' }],
    ['an icon without an author', { server: { name: 'zoo', icon: 'icon.png' } }],
  ])('refuses %s', (_case, options) => {
    expect(errorDetails(() => check(options)).file).toBe('docusaurus.config');
  });

  it.each(['skill', '/skill', 'skill/', '/skill/'])('takes %s as the path of a page', (page) => {
    expect(check({ skill: { page, name: 'zoo' } }).skill?.page).toBe('skill/');
  });

  it('refuses a text where a function returns a list', () => {
    const options = check({ instructions: () => 'Be kind.' });
    expect(errorDetails(() => options.instructions?.({ name: 'next', path: 'docs/', isLatest: true }))).toMatchObject({
      problem: expect.stringContaining('`instructions`') as string,
      found: 'a value of type string',
    });
  });
});

describe('checkPlugins', () => {
  const docs = { 'docusaurus-plugin-content-docs': { default: {}, api: {} } };
  const all = { ...docs, 'local-search': {}, '@api-docs/openapi-reference': {} };

  it.each<[string, Options, object, string]>([
    ['a server without the search', { server: { name: 'zoo' } }, { ...all, 'local-search': undefined }, 'local-search'],
    ['a server without a reference', { server: { name: 'zoo' } }, docs, 'no @api-docs/openapi-reference'],
    ['a title of docs that the site does not have', { titles: { apis: 'API' } }, all, 'apis'],
  ])('refuses %s', (_case, options, content, found) => {
    const given = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
    expect(errorDetails(() => checkPlugins(options, given)).found).toContain(found);
  });

  it('takes a server and titles of a site that has all', () => {
    const options = { server: { name: 'zoo' }, titles: { api: 'API', default: 'Guides' } };
    expect(() => checkPlugins(options, all)).not.toThrow();
  });
});

it('a page that the site does not have is named, with the one that may be meant', () => {
  expect(errorDetails(() => checkPage('skill.page', 'skil/', ['', 'skill/']))).toMatchObject({
    problem: expect.stringContaining('`skill.page`') as string,
    found: 'skil/',
    remedy: 'write "skill/"',
  });
});

describe('checkServer', () => {
  const operation = { id: 'addAnimal', method: 'POST', path: '/animals', name: 'animals', deprecated: false };
  const facts = { file: 'api.yaml', operations: [operation] } as unknown as ApiFacts;
  const site = { facts, pages: ['docs/intro/'], outDir: '/nowhere' };

  it.each([
    ['notPublished', { notPublished: 'docs/intros/#gaps' }, 'write "docs/intro/"'],
    ['firstCall.operation', { firstCall: { operation: 'animal', example: '' } }, 'write "animals"'],
    ['icon', { author: AUTHOR, icon: 'icon.png' }, 'create static/icon.png, or correct the option'],
  ])('names a wrong %s', (option, options, remedy) => {
    expect(errorDetails(() => checkServer({ name: 'zoo', ...options }, site))).toMatchObject({
      problem: expect.stringContaining(`\`server.${option}\``) as string,
      remedy,
    });
  });

  it('takes the section of a page', () => {
    expect(() => checkServer({ name: 'zoo', notPublished: 'docs/intro#gaps' }, site)).not.toThrow();
  });
});
