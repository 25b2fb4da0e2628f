import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { collectLinks, linkReport } from '../../../../scripts/nightly/externalLinks';
import { followLink, type RetryPolicy, followLinks } from '../../../../scripts/nightly/followLinks';

const SITE = { siteUrl: 'https://docs.acme.dev', editBase: 'https://git.acme.dev/edit/' };

describe('collectLinks', () => {
  it('lists each external link once, with the source files of the pages that link to it', () => {
    const edit = '<a class="theme-edit-this-page" href="https://git.acme.dev/edit/docs/tone.mdx">Edit</a>';
    const links = collectLinks(
      [
        {
          file: 'docs/tone/index.html',
          html: `<a href="https://a.dev/x#part">a</a><a href="https://a.dev/x">a</a>${edit}`,
        },
        { file: 'index.html', html: '<a href="https://a.dev/x">a</a><a href="http://b.dev">b</a>' },
      ],
      SITE,
    );
    expect([...links]).toEqual([
      ['http://b.dev/', ['index.html']],
      ['https://a.dev/x', ['docs/tone.mdx', 'index.html']],
      ['https://git.acme.dev/edit/docs/tone.mdx', ['docs/tone.mdx']],
    ]);
  });

  it('lists an issue form once, without what its links fill in', () => {
    const link = (page: string) => `<a data-report="abc" href="https://git.acme.dev/new?title=${page}">Report</a>`;
    const pages = ['a', 'b'].map((page) => ({ file: `${page}.html`, html: link(page) }));
    expect([...collectLinks(pages, SITE)]).toEqual([['https://git.acme.dev/new', ['a.html', 'b.html']]]);
  });

  it.each([
    'https://docs.acme.dev/intro/',
    'https://api.brand.example/v1',
    'https://www.example.com/',
    'http://localhost:3000/',
    'mailto:a@b.dev',
    '/docs/intro/',
    'https://[broken',
  ])('ignores %s', (href) => {
    expect(collectLinks([{ file: 'a.html', html: `<a href="${href}">a</a>` }], SITE).size).toBe(0);
  });
});

/** Number of requests for each path. */
const requests: Record<string, number> = {};
let server: Server;
let root: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const count = (requests[path] = (requests[path] ?? 0) + 1);
    if (path === '/slow') return;
    if (path === '/moved') response.setHeader('location', '/alive');
    const statuses: Record<string, number> = {
      '/alive': 200,
      '/moved': 301,
      '/gone': 404,
      '/closed': 403,
      '/broken': 503,
    };
    response.statusCode = path === '/recovers' ? (count < 3 ? 502 : 200) : (statuses[path] ?? 200);
    response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const FAST: RetryPolicy = { attempts: 3, pause: 1, timeout: 300 };

describe('followLink', () => {
  it.each([
    ['/alive', { kind: 'alive' }, 1],
    ['/moved', { kind: 'alive' }, 1],
    ['/recovers', { kind: 'alive' }, 3],
    ['/gone', { kind: 'dead', reason: 'status 404' }, 1],
    ['/closed', { kind: 'blocked', reason: 'status 403' }, 1],
    ['/broken', { kind: 'dead', reason: 'status 503' }, 3],
  ])('returns the state of %s after the right number of attempts', async (path, state, attempts) => {
    requests[path] = 0;
    expect(await followLink(`${root}${path}`, FAST)).toEqual(state);
    expect(requests[path]).toBe(attempts);
  });

  it('reports a timeout as dead', async () => {
    expect(await followLink(`${root}/slow`, { ...FAST, attempts: 2 })).toMatchObject({ kind: 'dead' });
    expect(requests['/slow']).toBe(2);
  });

  it('returns the reason why a host cannot be reached', async () => {
    const state = await followLink('http://127.0.0.1:1/', FAST);
    expect(state).toMatchObject({
      kind: 'dead',
      reason: expect.stringMatching(/fetch failed|ECONNREFUSED|bad port/) as string,
    });
  });
});

describe('linkReport', () => {
  it('returns file and line of dead links, and lists the blocked ones', async () => {
    const links = new Map([
      [`${root}/alive`, ['README.md']],
      [`${root}/gone`, ['no/such/page.html', 'README.md']],
      [`${root}/closed`, ['README.md']],
    ]);
    const { findings, blocked } = linkReport(links, await followLinks([...links.keys()], FAST), process.cwd());
    const found = `${root}/gone (status 404)`;
    expect(findings).toMatchObject([
      { file: 'no/such/page.html', line: 1, found },
      { file: 'README.md', line: 1, found },
    ]);
    expect(blocked).toEqual([`${root}/closed (status 403), linked from README.md`]);
  });
});
