import { describe, expect, it } from 'vitest';

import { pageScripts } from '../../../plugins/hydrate-on-intent/pageScripts';
import { withPageScripts } from '../../../plugins/hydrate-on-intent/withPageScripts';

const asset = (name: string) => ({ js: [{ publicPath: `/base/${name}.js` }] });

const MANIFEST = {
  entrypoints: ['main'],
  origins: { main: ['1', '2', '3'], doc: ['1', '5', '4'], new: ['6'] },
  assets: {
    '1': {},
    '2': asset('runtime'),
    '3': asset('main'),
    '4': asset('doc'),
    '5': asset('shared'),
    '6': asset('new'),
  },
};

describe('pageScripts', () => {
  it('lists what the chunks need, and apart from it what starts the page', () => {
    expect(pageScripts(MANIFEST, ['doc', 'new', 'doc'])).toEqual({
      chunks: ['/base/shared.js', '/base/doc.js', '/base/new.js'],
      entry: ['/base/runtime.js', '/base/main.js'],
    });
  });

  it('leaves out a chunk that has no file', () => {
    expect(pageScripts(MANIFEST, ['config']).chunks).toEqual([]);
  });
});

describe('withPageScripts', () => {
  const scripts = { chunks: ['/base/doc.js'], entry: ['/base/main.js'] };

  it('takes out what would run at once and leaves the list', () => {
    const html = '<head><script>1</script><script src=/base/main.js defer></script></head><body></body>';
    expect(withPageScripts(html, 'a.html', scripts)).toBe(
      `<head><script>1</script><script type="application/json" id="page-scripts">${JSON.stringify(scripts)}</script></head><body></body>`,
    );
  });

  it('leaves a page without scripts as it is', () => {
    expect(withPageScripts('<head></head>', 'a.html', scripts)).toBe('<head></head>');
  });

  it('refuses a page that loads another script', () => {
    expect(() => withPageScripts('<script src="/x.js" defer></script></head>', 'a.html', scripts)).toThrow(
      /^a\.html: /,
    );
  });
});
