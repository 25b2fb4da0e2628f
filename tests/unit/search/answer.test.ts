import { afterEach, expect, it, vi } from 'vitest';

import { packPages, type SearchIndexFile } from '../../../shared/search/searchIndex';
import { answer, prepare } from '../../../src/search/answer';
import { page } from './tinyPages';

const INDEX: SearchIndexFile = {
  version: 'v9',
  sameMeaning: [['mood', 'tone']],
  pages: packPages([page('tone', 'Tone')]),
};
const REQUEST = { query: 'mood', version: 'v9', area: '', limit: 8 };

let addresses = 0;
/** An address that no test asked before: indexes are kept. */
function newAddress() {
  addresses += 1;
  return { url: `/base/search-index-${addresses}.json`, basePath: '/base/' };
}

function mockFetch(...responses: (() => Response)[]) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => (responses.shift() ?? good)());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const good = () => Response.json(INDEX);

afterEach(() => vi.unstubAllGlobals());

it('answers with the index at the address, which it loads once', async () => {
  const fetch = mockFetch();
  const address = newAddress();
  const { hits } = await answer(address, REQUEST);
  expect(hits.map(({ page: found, version }) => [found, version])).toEqual([['/base/docs/tone/', 'v9']]);
  await answer(address, REQUEST);
  expect(fetch.mock.calls).toEqual([[address.url]]);
});

it('loads once for calls at the same time, and once for each address', async () => {
  const fetch = mockFetch();
  const [one, other] = [newAddress(), newAddress()];
  const engines = await Promise.all([prepare(one), prepare(one), prepare(other)]);
  expect(engines[0]).toBe(engines[1]);
  expect(engines[0]).not.toBe(engines[2]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it.each([
  [
    'the network fails',
    'network',
    () => {
      throw new TypeError('network');
    },
  ],
  ['the host has no such file', 'status 404', () => new Response('Not found', { status: 404 })],
  ['the JSON is damaged', /JSON/, () => new Response(JSON.stringify(INDEX).slice(0, -9))],
  ['the file holds something else', /undefined/, () => Response.json({ version: 'v9' })],
])('rejects when %s; the next call tries again', async (_what, message, broken: () => Response) => {
  const fetch = mockFetch(broken);
  const address = newAddress();
  await expect(answer(address, REQUEST)).rejects.toThrow(message);
  await expect(answer(address, REQUEST)).resolves.toMatchObject({ total: 1 });
  expect(fetch).toHaveBeenCalledTimes(2);
});
