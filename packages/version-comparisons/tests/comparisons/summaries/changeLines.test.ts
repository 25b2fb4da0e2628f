import { describe, expect, it } from 'vitest';

import { allChangeLines } from '../../../src/summaries/changeLines';
import { siteOf } from '../fixtures';

const THREE = ['v1', 'v2', 'next'];
const FOUR = ['v1', 'v2', 'v3', 'next'];

/** Returns the lines of one page, with the paths of comparisons. */
function linesOf(name: string, ...given: Parameters<typeof siteOf>): string[] {
  const site = siteOf(...given);
  const page = site.pages.find(({ version, slug }) => `${version}:${slug}` === name);
  const lines = allChangeLines(site).get(page?.file ?? 'blog/post.mdx') ?? [];
  return lines.map(({ words, to }) => (to === undefined ? words : `${words} (${to})`));
}

const OLD = 'Send the text now.';
const NEW = 'Send the text later.';
const FIELDS = '<ApiFields operation="tone" />';

describe('the lines below the title of a page', () => {
  it.each([
    [
      'that changed later',
      'v1:a',
      { 'v1:a': OLD, 'v2:a': NEW, 'next:a': NEW },
      ['See what changed in v2 (compare/v1...v2/a/)', 'See what changed in next (compare/v1...next/a/)'],
    ],
    [
      'that changed before',
      'next:a',
      { 'v1:a': OLD, 'v2:a': NEW, 'next:a': NEW },
      ['Unchanged since v2', 'See what changed since v1 (compare/v1...next/a/)'],
    ],
    ['in the oldest version only', 'v1:a', { 'v1:a': OLD }, ['Not in v2']],
    ['in a version in the middle only', 'v2:a', { 'v2:a': OLD }, ['New in v2', 'Not in next']],
    [
      'in the older of two versions that are not neighbors',
      'v1:a',
      { 'v1:a': OLD, 'next:a': NEW },
      ['Not in v2', 'See what changed in next (compare/v1...next/a/)'],
    ],
    [
      'in the newer of two versions that are not neighbors',
      'next:a',
      { 'v1:a': OLD, 'next:a': NEW },
      ['New in next', 'See what changed since v1 (compare/v1...next/a/)'],
    ],
    [
      'whose API has more fields',
      'v1:a',
      { 'v1:a': FIELDS, 'v2:a': FIELDS, 'next:a': FIELDS },
      ['See what changed in v2 (compare/v1...v2/a/)', 'See what changed in next (compare/v1...next/a/)'],
    ],
    ['that is malformed', 'next:a', { 'v2:a': OLD, 'next:a': 'Text <b.' }, []],
    ['with an unknown operation', 'next:a', { 'v2:a': OLD, 'next:a': '<ApiFields operation="none" />' }, []],
    [
      'beside a malformed one',
      'next:a',
      { 'v2:a': OLD, 'next:a': OLD, 'v2:b': OLD, 'next:b': 'Text <b.' },
      ['Unchanged since v2'],
    ],
    ['without versions', 'blog/post.mdx', {}, []],
  ])('%s', (_case, name, texts, lines) => {
    expect(linesOf(name, THREE, texts as Record<string, string>)).toEqual(lines);
  });

  it.each([
    ['v2:a', ['since v1', 'in v3', 'in next']],
    ['next:a', ['since v3', 'since v2', 'since v1']],
  ])('start with the previous version, then newer versions, then older ones from the newest: %s', (name, order) => {
    const texts = { 'v1:a': 'One apple.', 'v2:a': 'Two pears.', 'v3:a': 'Three plums.', 'next:a': 'Four figs.' };
    const lines = linesOf(name, FOUR, texts).map((line) => line.replace(/ \(.*/, ''));
    expect(lines).toEqual(order.map((version) => `See what changed ${version}`));
  });

  it('are none for the only version', () => {
    expect(linesOf('next:a', ['next'], { 'next:a': OLD })).toEqual([]);
  });
});

describe('the lines of a moved page', () => {
  const tone = (text: string) => ({ title: 'Tone', text });
  const old = (text: string) => ({ title: 'Tone (old)', text });
  const unchanged = { 'v1:a': tone(OLD), 'v2:b/a': tone(OLD), 'next:b/a': tone(OLD) };

  it.each([
    ['v1:a', unchanged, ['Moved in v2 to “Tone”, unchanged', 'Moved in next to “Tone”, unchanged']],
    ['next:b/a', unchanged, ['Unchanged since v2', 'Moved since v1 from “Tone”, unchanged']],
    [
      'v2:b/a',
      { 'v1:a': tone(OLD), 'v2:b/a': old(NEW) },
      ['Moved since v1 from “Tone”: see what changed (compare/v1...v2/b/a/)', 'Not in next'],
    ],
    [
      'v1:a',
      { 'v1:a': tone(OLD), 'v2:b/a': old(OLD), 'v2:a': tone(NEW) },
      [
        'See what changed in v2 (compare/v1...v2/a/)',
        'Moved in v2 to “Tone (old)”: see what changed (compare/v1...v2/b/a/)',
      ],
    ],
  ])('name the other title, below those of the page at the same slug: %s', (name, texts, lines) => {
    expect(linesOf(name, THREE, texts, [{ since: 'v2', from: 'a', to: 'b/a' }])).toEqual(lines);
  });

  it.each([
    ['say that it is new if the older page was deleted', 'a', null, ['New in v2', 'Not in next']],
    ['are about its own slug if no older page has the other', 'b', 'a', ['Unchanged since v1', 'Not in next']],
  ])('%s', (_case, from, to, lines) => {
    expect(linesOf('v2:a', THREE, { 'v1:a': OLD, 'v2:a': OLD }, [{ since: 'v2', from, to }])).toEqual(lines);
  });
});
