import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { changeLines } from '../../../plugins/compare/changeLines';
import { openComparisons } from '../../../plugins/compare/openComparisons';
import { FOLDERS, tinyProject, type TinyProject } from './tinyProject';

let project: TinyProject;

beforeEach(() => {
  project = tinyProject();
});

afterEach(() => project.remove());

const OLD = 'Send the text now.';
const NEW = 'Send the text later.';

function writeAll(name: string, ...texts: string[]): void {
  for (const [index, folder] of Object.values(FOLDERS).entries()) {
    const text = texts[index];
    if (text !== undefined) project.write(`${folder}/${name}`, text, 'Tone');
  }
}

const linesOf = () => changeLines(openComparisons(project.sources));

const wordsOf = (lines: { words: string }[]) => lines.map(({ words }) => words);

describe('changeLines', () => {
  it('tells what became of a page', () => {
    writeAll('tone.mdx', OLD, NEW, NEW);
    expect(linesOf()('docs/tone.mdx')).toEqual([
      { words: 'Unchanged since v2.0.0' },
      { words: 'Changed since v1.0.0: 1 passage', to: 'compare/v1.0.0...next/tone/' },
    ]);
  });

  it('takes the facts of a page from the API file of its version', () => {
    writeAll('tone.mdx', ...Array.from({ length: 3 }, () => '<ApiFields operation="tone" />'));
    expect(wordsOf(linesOf()(`${FOLDERS['v1.0.0']}/tone.mdx`))).toEqual([
      'Changed in v2.0.0: 1 API field',
      'Unchanged in next',
    ]);
  });

  it('tells what became of a category by the pages in it', () => {
    const link = { type: 'generated-index', slug: '/category/tones', title: 'Tones', description: 'All tones.' };
    for (const folder of Object.values(FOLDERS)) {
      project.write(`${folder}/tones/_category_.json`, JSON.stringify({ label: 'Tones', link }));
      project.write(`${folder}/tones/calm.mdx`, OLD, folder === 'docs' ? 'Calm voice' : 'Calm');
    }
    expect(wordsOf(linesOf()('docs/tones/_category_.json'))).toEqual([
      'Changed since v2.0.0: 1 passage',
      'Changed since v1.0.0: 1 passage',
    ]);
  });

  it('has no line for what is no page of the docs', () => {
    expect(linesOf()('blog/post.mdx')).toEqual([]);
  });

  it.each([
    ['that cannot be parsed', 'Text <b.'],
    ['with an unknown token', '%brand.nothing%'],
    ['that asks for an unknown operation', '<ApiFields operation="none" />'],
  ])('has no line for a page %s', (_case, broken) => {
    writeAll('tone.mdx', OLD, NEW, broken);
    expect(linesOf()('docs/tone.mdx')).toEqual([]);
  });

  it('tells of other pages although one cannot be read', () => {
    writeAll('broken.mdx', OLD, NEW, 'Text <b.');
    writeAll('tone.mdx', OLD, OLD, OLD);
    const lines = linesOf();
    lines('docs/broken.mdx');
    expect(wordsOf(lines('docs/tone.mdx'))).toEqual(['Unchanged since v2.0.0', 'Unchanged since v1.0.0']);
  });

  it('finds a page that was added after it was asked for it', () => {
    writeAll('tone.mdx', OLD, OLD, OLD);
    const lines = linesOf();
    expect(lines('docs/new.mdx')).toEqual([]);
    project.write('docs/new.mdx', NEW, 'New');
    expect(wordsOf(lines('docs/new.mdx'))).toEqual(['New in next']);
  });

  it('finds a page that was mended after it could not be read', () => {
    writeAll('tone.mdx', OLD, OLD, 'Text <b.');
    const lines = linesOf();
    expect(lines('docs/tone.mdx')).toEqual([]);
    writeAll('tone.mdx', OLD, OLD, OLD);
    expect(wordsOf(lines('docs/tone.mdx'))).toEqual(['Unchanged since v2.0.0', 'Unchanged since v1.0.0']);
  });

  it.each([
    ['in one build', false],
    ['after the trees were let go', true],
  ])('remembers the lines of a page %s', (_case, isForgotten) => {
    writeAll('tone.mdx', OLD, OLD, OLD);
    const comparisons = openComparisons(project.sources);
    const lines = changeLines(comparisons);
    const first = lines('docs/tone.mdx');
    if (isForgotten) comparisons.site().forgetTrees();
    writeAll('tone.mdx', OLD, OLD, NEW);
    expect(lines('docs/tone.mdx')).toBe(first);
  });
});

describe('openComparisons', () => {
  const countsOf = (comparisons: ReturnType<typeof openComparisons>, newer: string) => {
    const site = comparisons.site();
    const pair = site.pairs.find((candidate) => candidate.newer.version === newer);
    return pair && site.countsOf(pair);
  };

  it('gives all who ask the same, and what is on disk after it was renewed', () => {
    writeAll('tone.mdx', OLD, OLD, OLD);
    const comparisons = openComparisons(project.sources);
    const first = comparisons.site();
    expect(comparisons.site()).toBe(first);
    expect(countsOf(comparisons, 'v2.0.0')?.passages).toBe(0);
    writeAll('tone.mdx', OLD, NEW, NEW);
    comparisons.renew();
    expect(countsOf(comparisons, 'v2.0.0')?.passages).toBe(1);
  });

  it('reads a page once, also when it lets go of the trees', () => {
    writeAll('tone.mdx', OLD, OLD, OLD);
    const site = openComparisons(project.sources).site();
    const [pair] = site.pairs;
    if (!pair) throw new Error('the pages are not paired');
    const before = site.read(pair.newer);
    expect(site.countsOf(pair).passages).toBe(0);
    site.forgetTrees();
    writeAll('tone.mdx', OLD, NEW, NEW);
    expect(site.read(pair.newer)).toBe(before);
    expect(site.compare(pair).counts.passages).toBe(0);
  });
});
