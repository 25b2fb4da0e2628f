import { afterEach, describe, expect, it, vi } from 'vitest';

import type { SearchIndexFile } from '../src/searchIndex';
import { answer } from '../src/browser/answer';
import { page } from '../testing/tinyPages';

const INDEX: SearchIndexFile = {
  version: 'v9',
  sameMeaning: [['mood', 'tone']],
  english: [],
  pages: [page('tone', 'Tone')],
};
const REQUEST = { query: 'mood', version: 'v9', area: '', limit: 8 };

let locations = 0;
/** Returns a location that no test has used before, because indexes are cached. */
function newLocation() {
  locations += 1;
  return { path: `/base/search-index-${locations}.json`, basePath: '/base/', excerptLength: 50 };
}

const valid = () => Response.json(INDEX);

function mockFetch(...responses: (() => Response)[]) {
  const fetch = vi.fn<(path: string) => Promise<Response>>(async () => (responses.shift() ?? valid)());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('answer', () => {
  it('searches the index at the location, which is requested once', async () => {
    const fetch = mockFetch();
    const location = newLocation();
    const found = await answer(location, REQUEST);
    expect(found?.hits).toMatchObject([{ page: '/base/docs/tone/', version: 'v9' }]);
    await answer(location, REQUEST);
    expect(fetch.mock.calls).toEqual([[location.path]]);
  });

  it.each([
    [
      'the network fails',
      'network',
      () => {
        throw new TypeError('network');
      },
    ],
    ['the file does not exist', 'status 404', () => new Response('Not found', { status: 404 })],
    ['the JSON is truncated', /JSON/, () => new Response(JSON.stringify(INDEX).slice(0, -9))],
    ['the file has no pages', /not iterable/, () => Response.json({ version: 'v9' })],
  ])('rejects if %s, and requests the index again on the next call', async (_case, message, broken: () => Response) => {
    const fetch = mockFetch(broken);
    const location = newLocation();
    await expect(answer(location, REQUEST)).rejects.toThrow(message);
    await expect(answer(location, REQUEST)).resolves.toMatchObject({ total: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

it('requests each index once, also for simultaneous calls and without a request', async () => {
  const fetch = mockFetch();
  const [one, other] = [newLocation(), newLocation()];
  await Promise.all([answer(one), answer(one, REQUEST), answer(other)]);
  expect(fetch).toHaveBeenCalledTimes(2);
});
