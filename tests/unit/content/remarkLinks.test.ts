import { createProcessor } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';

import { remarkPageLinks } from '../../../plugins/content/remarkLinks';

const processor = createProcessor({ jsx: true, remarkPlugins: [() => remarkPageLinks({ basePath: '/base/' })] });

describe('a link in JSX', () => {
  it.each(['/', '/docs/intro/', '/docs/intro', '/docs/v3.4.0/intro/?a=b.c#d', '/docs/#top'])(
    'to %s is a link of the site',
    (href) => {
      expect(String(processor.processSync(`<a href="${href}">Text</a>`))).toContain('<_components.a href=');
      expect(String(processor.processSync(`Text <a href="${href}">Text</a>.`))).toContain('<_components.a href=');
    },
  );

  it.each(['https://example.com/a', '//example.com/a', '/base/compare/a/', '#top', './a.pdf'])(
    'to %s stays as it is',
    (href) => {
      expect(String(processor.processSync(`<a href="${href}">Text</a>`))).toContain(`<a href="${href}">`);
    },
  );

  it('to a file has the base path', () => {
    expect(String(processor.processSync('<a href="/a.pdf#b">Text</a>'))).toContain('<a href="/base/a.pdf#b">');
  });
});
