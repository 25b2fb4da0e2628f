import { beforeEach, describe, expect, it } from 'vitest';

import { comparisonCache } from '../../../src/siteComparisons';
import { changeLines } from '../../../src/summaries/changeLines';
import { createProject, FOLDERS, siteOf, type TestProject } from '../fixtures';

const THREE = ['v1', 'v2', 'next'];
const FOUR = ['v1', 'v2', 'v3', 'next'];

/** Returns the lines of one page, with the paths of comparisons. */
function textOfPage(name: string, ...given: Parameters<typeof siteOf>): string[] {
  const site = siteOf(...given);
  const page = site.pages.find(({ version, slug }) => `${version}:${slug}` === name);
  if (!page) throw new Error(`no page ${name}`);
  return changeLines(() => site)(page.file).map(({ words, to }) => (to === undefined ? words : `${words} (${to})`));
}

const OLD = 'Send the text now.';
const NEW = 'Send the text later.';

describe('linesOfPage', () => {
  it.each([
    ['v1:a', ['See what changed in v2 (compare/v1...v2/a/)', 'See what changed in next (compare/v1...next/a/)']],
    ['v2:a', ['See what changed since v1 (compare/v1...v2/a/)', 'Unchanged in next']],
    ['next:a', ['Unchanged since v2', 'See what changed since v1 (compare/v1...next/a/)']],
  ])('describes a page that changed once: %s', (name, lines) => {
    expect(textOfPage(name, THREE, { 'v1:a': OLD, 'v2:a': NEW, 'next:a': NEW })).toEqual(lines);
  });

  it.each([
    ['v1:a', ['Unchanged in v2', 'Unchanged in next']],
    ['v2:a', ['Unchanged since v1', 'Unchanged in next']],
    ['next:a', ['Unchanged since v2', 'Unchanged since v1']],
  ])('describes an unchanged page: %s', (name, lines) => {
    expect(textOfPage(name, THREE, { 'v1:a': OLD, 'v2:a': OLD, 'next:a': OLD })).toEqual(lines);
  });

  it.each([
    ['v1:a', ['See what changed in v2 (compare/v1...v2/a/)', 'Unchanged in next']],
    ['next:a', ['See what changed since v2 (compare/v2...next/a/)', 'Unchanged since v1']],
  ])('describes a change that was reverted: %s', (name, lines) => {
    expect(textOfPage(name, THREE, { 'v1:a': OLD, 'v2:a': NEW, 'next:a': OLD })).toEqual(lines);
  });

  it.each([
    ['the oldest version', 'v1:a', { 'v1:a': OLD }, ['Not in v2']],
    ['a version in the middle', 'v2:a', { 'v2:a': OLD }, ['New in v2', 'Not in next']],
    ['the unreleased version', 'next:a', { 'next:a': OLD }, ['New in next']],
    [
      'the older of two versions that are not neighbors',
      'v1:a',
      { 'v1:a': OLD, 'next:a': NEW },
      ['Not in v2', 'See what changed in next (compare/v1...next/a/)'],
    ],
    [
      'the newer of two versions that are not neighbors',
      'next:a',
      { 'v1:a': OLD, 'next:a': NEW },
      ['New in next', 'See what changed since v1 (compare/v1...next/a/)'],
    ],
  ])('describes a page that is only in %s', (_case, name, texts, lines) => {
    expect(textOfPage(name, THREE, texts)).toEqual(lines);
  });

  it.each([
    ['v2:a', ['since v1', 'in v3', 'in next']],
    ['next:a', ['since v3', 'since v2', 'since v1']],
  ])('starts with the previous version, then newer versions, then older ones from the newest: %s', (name, order) => {
    const texts = { 'v1:a': 'One apple.', 'v2:a': 'Two pears.', 'v3:a': 'Three plums.', 'next:a': 'Four figs.' };
    const lines = textOfPage(name, FOUR, texts).map((line) => line.replace(/ \(.*/, ''));
    expect(lines).toEqual(order.map((version) => `See what changed ${version}`));
  });

  it('returns an empty list for the only version', () => {
    expect(textOfPage('next:a', ['next'], { 'next:a': OLD })).toEqual([]);
  });

  describe('for moved pages', () => {
    const moves = [{ since: 'v2', from: 'a', to: 'b/a' }];
    const tone = (text: string) => ({ title: 'Tone', text });
    const old = (text: string) => ({ title: 'Tone (old)', text });

    it.each([
      ['v1:a', ['Moved in v2 to “Tone”, unchanged', 'Moved in next to “Tone”, unchanged']],
      ['v2:b/a', ['Moved since v1 from “Tone”, unchanged', 'Unchanged in next']],
      ['next:b/a', ['Unchanged since v2', 'Moved since v1 from “Tone”, unchanged']],
    ])('names the other title: %s', (name, lines) => {
      const texts = { 'v1:a': tone(OLD), 'v2:b/a': tone(OLD), 'next:b/a': tone(OLD) };
      expect(textOfPage(name, THREE, texts, moves)).toEqual(lines);
    });

    it.each([
      ['v1:a', ['Moved in v2 to “Tone (old)”: see what changed (compare/v1...v2/b/a/)']],
      ['v2:b/a', ['Moved since v1 from “Tone”: see what changed (compare/v1...v2/b/a/)', 'Not in next']],
    ])('links the changes: %s', (name, lines) => {
      const own = textOfPage(name, THREE, { 'v1:a': tone(OLD), 'v2:b/a': old(NEW) }, moves);
      expect(own).toEqual(lines);
    });

    it('starts with the page at the same slug', () => {
      const texts = { 'v1:a': tone(OLD), 'v2:b/a': old(OLD), 'v2:a': tone(NEW) };
      expect(textOfPage('v1:a', THREE, texts, moves)).toEqual([
        'See what changed in v2 (compare/v1...v2/a/)',
        'Moved in v2 to “Tone (old)”: see what changed (compare/v1...v2/b/a/)',
      ]);
    });
  });
});

describe('changeLines', () => {
  let project: TestProject;

  beforeEach(() => {
    project = createProject();
  });

  const linesOf = () => changeLines(comparisonCache(project.sources));
  const textOf = (lines: { words: string }[]) => lines.map(({ words }) => words);

  it('returns the lines of a page', () => {
    project.writePage('tone.mdx', OLD, NEW, NEW);
    expect(linesOf()('docs/tone.mdx')).toEqual([
      { words: 'Unchanged since v2.0.0' },
      { words: 'See what changed since v1.0.0', to: 'compare/v1.0.0...next/tone/' },
    ]);
  });

  it('compares the API facts of each version', () => {
    project.writePage('tone.mdx', ...Array.from({ length: 3 }, () => '<ApiFields operation="tone" />'));
    expect(textOf(linesOf()(`${FOLDERS['v1.0.0']}/tone.mdx`))).toEqual([
      'See what changed in v2.0.0',
      'Unchanged in next',
    ]);
  });

  it('compares the generated index page of a category by its pages', () => {
    const link = { type: 'generated-index', slug: '/category/tones', title: 'Tones', description: 'All tones.' };
    for (const folder of Object.values(FOLDERS)) {
      project.write(`${folder}/tones/_category_.json`, JSON.stringify({ label: 'Tones', link }));
      project.write(`${folder}/tones/calm.mdx`, OLD, folder === 'docs' ? 'Calm voice' : 'Calm');
    }
    expect(textOf(linesOf()('docs/tones/_category_.json'))).toEqual([
      'See what changed since v2.0.0',
      'See what changed since v1.0.0',
    ]);
  });

  it('returns an empty list for other files', () => {
    expect(linesOf()('blog/post.mdx')).toEqual([]);
  });

  it.each([
    ['malformed MDX', 'Text <b.'],
    ['an unknown brand token', '%brand.nothing%'],
    ['an unknown operation', '<ApiFields operation="none" />'],
  ])('returns an empty list for a page with %s', (_case, broken) => {
    project.writePage('tone.mdx', OLD, NEW, broken);
    expect(linesOf()('docs/tone.mdx')).toEqual([]);
  });

  it('returns the lines of other pages if one is malformed', () => {
    project.writePage('broken.mdx', OLD, NEW, 'Text <b.');
    project.writePage('tone.mdx', OLD, OLD, OLD);
    const lines = linesOf();
    lines('docs/broken.mdx');
    expect(textOf(lines('docs/tone.mdx'))).toEqual(['Unchanged since v2.0.0', 'Unchanged since v1.0.0']);
  });

  it('reads a malformed page again after it was fixed', () => {
    project.writePage('tone.mdx', OLD, OLD, 'Text <b.');
    const lines = linesOf();
    expect(lines('docs/tone.mdx')).toEqual([]);
    project.writePage('tone.mdx', OLD, OLD, OLD);
    expect(textOf(lines('docs/tone.mdx'))).toEqual(['Unchanged since v2.0.0', 'Unchanged since v1.0.0']);
  });
});
