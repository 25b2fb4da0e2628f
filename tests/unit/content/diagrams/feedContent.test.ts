import { describe, expect, it } from 'vitest';

import { feedContent } from '../../../../plugins/content/diagrams/feedContent';

describe('feedContent', () => {
  it.each(['"', ''])('keeps one image of a diagram, with %s around attributes', (quote) => {
    const image = (mode: string) => `<img src="a.svg" class=${quote}diagram-${mode}${quote} alt="A">`;
    expect(feedContent(`<p>A</p>${image('light')}${image('dark')}`)).toBe(`<p>A</p>${image('light')}`);
  });
});
