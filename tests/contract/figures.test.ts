import { describe, expect, it } from 'vitest';

import { builtPage } from '../support/builtSite';
import { routerPages } from '../support/pages';

const figures = routerPages().flatMap((route) => {
  const { $ } = builtPage(route);
  return $('main figure.figure')
    .toArray()
    .map((figure) => ({ route, figure: $(figure) }));
});

describe('the figures', () => {
  it('have a caption, a text alternative, a wide and a narrow version', () => {
    expect(figures).not.toEqual([]);
    for (const { route, figure } of figures) {
      const image = figure.find('[role="img"]');
      expect(figure.find('figcaption').text(), route).toMatch(/\S/);
      expect(image.attr('aria-label'), route).toMatch(/\S/);
      expect(image.children('svg.figure-wide'), route).toHaveLength(1);
      expect(image.children('svg.figure-narrow'), route).toHaveLength(1);
    }
  });

  it('of the portal are labeled as schematic', () => {
    const captions = figures
      .filter(({ figure }) => figure.hasClass('figure-schematic'))
      .map(({ figure }) => figure.find('figcaption').text());
    expect(captions).not.toEqual([]);
    for (const caption of captions) expect(caption).toMatch(/^Schematic drawing\. /);
  });
});
