import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Props } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';

import { orderSteps, withSteps, type BuildStep, type PageReader } from '../src/steps/buildSteps';
import { errorDetails } from '../testing/errorDetails';
import { tempFolder } from '../testing/tempFolder';

const step = (name: string, given: Partial<BuildStep> = {}): BuildStep => ({ name, run: () => undefined, ...given });
const namesOf = (...steps: BuildStep[]) => orderSteps(steps).map(({ name }) => name);

const FINISH = step('finish', { gives: ['pages'] });
const READ = step('read', { needs: { pages: '@api-docs/finished-pages' }, gives: ['contents'] });

describe('orderSteps', () => {
  it.each<[string, BuildStep[], string[]]>([
    ['keeps the order of steps that take nothing', [step('a'), step('b')], ['a', 'b']],
    ['puts what gives before what needs', [READ, step('a'), FINISH], ['a', 'finish', 'read']],
    [
      'puts what gives before what takes',
      [step('index', { takes: ['contents'] }), READ, FINISH],
      ['finish', 'read', 'index'],
    ],
    ['runs a step without what it only takes', [step('index', { takes: ['contents'] })], ['index']],
    [
      'puts all that give one value before what takes it',
      [step('list', { takes: ['names'] }), step('a', { gives: ['names'] }), step('b', { gives: ['names'] })],
      ['a', 'b', 'list'],
    ],
  ])('%s', (_case, steps, names) => {
    expect(namesOf(...steps)).toEqual(names);
  });

  it('says what to install if a step lacks what it needs', () => {
    expect(errorDetails(() => namesOf(READ))).toMatchObject({
      problem: 'the build step "read" lacks what it needs',
      expected: 'a plugin that gives "pages"',
      remedy: expect.stringContaining('npm install @api-docs/finished-pages') as string,
    });
  });

  it('throws if steps wait for each other', () => {
    const [one, two] = [step('one', { takes: ['b'], gives: ['a'] }), step('two', { takes: ['a'], gives: ['b'] })];
    expect(() => namesOf(one, two)).toThrow('these build steps wait for each other: one, two');
  });
});

it('withSteps runs the steps of all plugins once, each with what the ones before gave', async () => {
  const log: string[] = [];
  const plugin = (name: string, steps: BuildStep[]) => ({ ...withSteps({ name }, steps), options: {} });
  const plugins = [
    plugin('reader', [step('read', { takes: ['pages'], run: (_built, { pages }) => void log.push(`read ${pages}`) })]),
    plugin('writer', [step('finish', { gives: ['pages'], run: () => ({ pages: 'three' }) })]),
  ];
  const built = { plugins } as unknown as Props & { content: unknown };
  await Promise.all(plugins.map((one) => one.postBuild?.(built as never)));
  expect(log).toEqual(['read three']);
});

it('parses each page once for all readers, which may change what they get, and hands what they read to the steps that take it', async () => {
  const titles: PageReader = {
    gives: 'titles',
    start: async () => (parsed, page) => `${page} ${parsed.documentTitle}`,
  };
  const places: PageReader = { gives: 'places', start: async () => (parsed) => parsed.place.plugin };
  const given: unknown[] = [];
  const list = step('list', { takes: ['titles', 'places'], run: (_built, values) => void given.push(values) });
  const outDir = tempFolder({ 'docs/index.html': '<title>As Docusaurus has written it</title>' });
  const html = '<html class="plugin-docs plugin-id-default"><title>Loans</title></html>';
  const finish = step('finish', {
    gives: ['pages'],
    run: () => {
      writeFileSync(path.join(outDir, 'docs/index.html'), html);
      return { pages: true };
    },
  });
  const plugins = [
    { ...withSteps({ name: 'one' }, [list], [titles]), options: {} },
    { ...withSteps({ name: 'two' }, [finish], [places]), options: {} },
  ];
  const built = { plugins, outDir, routesPaths: ['/docs/'], siteConfig: { baseUrl: '/', future: {} } };
  await plugins[0]?.postBuild?.(built as never);
  const byPage = (value: string) => new Map([['docs/', value]]);
  expect(given).toEqual([{ pages: true, titles: byPage('docs/ Loans'), places: byPage('docs') }]);
});
