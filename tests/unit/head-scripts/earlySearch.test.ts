import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { EARLY_FILES, earlySearch } from '../../../plugins/head-scripts/earlySearch';
import { EARLY_WORKER, SEARCH_FIELD } from '../../../shared/search/earlySearch';

/** A page with the script, just enough of it. */
function pageWith({ isBuilt = true, isHydrated = false, mayWork = true } = {}) {
  const messages: unknown[] = [];
  const preloaded: string[] = [];
  const listeners = new Set<(event: { target: { id: string } }) => void>();
  const window: Record<string, unknown> = {};
  class Worker {
    constructor(readonly url: string) {
      if (!mayWork) throw new Error('forbidden');
    }
    postMessage(message: unknown) {
      messages.push(message);
    }
  }
  const document = {
    documentElement: { dataset: isHydrated ? { hasHydrated: 'true' } : {} },
    head: { append: (link: { href: string }) => preloaded.push(link.href) },
    createElement: () => ({}),
    addEventListener: (_: string, listener: never) => listeners.add(listener),
    removeEventListener: (_: string, listener: never) => listeners.delete(listener),
  };
  const script = earlySearch('/base/');
  const filled = isBuilt
    ? Object.entries(EARLY_FILES).reduce((text, [name, file]) => text.replaceAll(file, `/base/${name}`), script)
    : script;
  runInNewContext(filled, { window, document, Worker });
  const focus = (id: string) => [...listeners].forEach((listener) => listener({ target: { id } }));
  return { window, messages, preloaded, focus };
}

it('starts the worker with the index of the page, and fetches the list, when the field gets the focus', () => {
  const { window, messages, preloaded, focus } = pageWith();
  focus('another-field');
  expect(messages).toEqual([]);
  focus(SEARCH_FIELD);
  focus(SEARCH_FIELD);
  expect(messages).toEqual([{ id: 0, address: { url: '/base/index', basePath: '/base/' } }]);
  expect(preloaded).toEqual(['/base/panel', '/base/panelStyle']);
  expect(window[EARLY_WORKER]).toMatchObject({ url: '/base/worker' });
});

it.each([
  ['a page that works already', { isHydrated: true }],
  ['the development server, which has no such files', { isBuilt: false }],
  ['a browser that forbids workers', { mayWork: false }],
])('leaves %s alone', (_, page) => {
  const { window, messages, preloaded, focus } = pageWith(page);
  focus(SEARCH_FIELD);
  expect([messages, preloaded, window]).toEqual([[], [], {}]);
});
