import { describe, expect, it } from 'vitest';

import { latestChanges } from '../../../../plugins/pages/home/latestChanges';

const SOURCE = `---
title: Change-log
---

The newest version is first.

## v2.0.0

Scores have \`labels\` now.

### Added

- Read the [labels](./understanding-brand-metrics/tone.mdx#labels) of a tone.
- Use \`tones\` to name your own.
- Ask for a [call](/docs/api/v2/tone).

### Moved

- Find old pages [here](#v100), see [the intro](intro.mdx) and [a law](https://law.example/a).

<ApiChanges from="v1.0.0" />

## v1.0.0

### Added

- Score a text.
`;

const read = (version: string) => latestChanges(SOURCE, version, 'acme');
const texts = (version: string) =>
  read(version).entries.map(({ kind, phrases }) => `${kind}: ${phrases.map(({ text }) => text).join('')}`);

describe('latestChanges', () => {
  it('returns the first paragraph of the version', () => {
    expect(read('v2.0.0').lead).toEqual([
      { text: 'Scores have ' },
      { text: 'labels', isCode: true },
      { text: ' now.' },
    ]);
  });

  it('returns at most four entries, taken from each heading in turn', () => {
    expect(texts('v2.0.0')).toEqual([
      'Added: Read the labels of a tone.',
      'Moved: Find old pages here, see the intro and a law.',
      'Added: Use tones to name your own.',
      'Added: Ask for a call.',
    ]);
  });

  it('stops at the next version', () => {
    expect(texts('v1.0.0')).toEqual(['Added: Score a text.']);
    expect(read('v1.0.0').lead).toEqual([]);
  });

  it('returns the first section if none has the name of the version, as right after a version cut', () => {
    expect(texts('v3.0.0')).toEqual(texts('v2.0.0'));
  });

  it('returns nothing for a change-log without sections', () => {
    expect(latestChanges('Nothing yet.', 'v1.0.0', 'acme')).toEqual({ version: 'v1.0.0', lead: [], entries: [] });
  });

  it('resolves links to site paths', () => {
    const links = read('v2.0.0').entries.flatMap(({ phrases }) => phrases.flatMap(({ to }) => to ?? []));
    expect(links).toEqual([
      '/docs/understanding-acme-metrics/tone#labels',
      '/docs/change-log#v100',
      '/docs/intro',
      'https://law.example/a',
      '/docs/api/v2/tone',
    ]);
  });
});
