import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { collectLinks } from '../../../scripts/externalLinks/collectLinks';
import { followLink, type Patience } from '../../../scripts/externalLinks/followLink';
import { followLinks } from '../../../scripts/externalLinks/followLinks';
import { linkReport } from '../../../scripts/externalLinks/linkReport';
import { describeFinding } from '../../../scripts/gates/describeFinding';

const SITE = { siteUrl: 'https://docs.acme.dev', editBase: 'https://git.acme.dev/edit/' };

describe('collectLinks', () => {
  it('lists what leaves the site, once, with the sources of the pages that link to it', () => {
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

  it.each([
    'https://docs.acme.dev/intro/',
    'https://api.brand.example/v1',
    'https://www.example.com/',
    'http://localhost:3000/',
    'mailto:a@b.dev',
    '/docs/intro/',
    'https://[broken',
  ])('leaves out %s', (href) => {
    expect(collectLinks([{ file: 'a.html', html: `<a href="${href}">a</a>` }], SITE).size).toBe(0);
  });
});

/** How often each path was asked for. */
const asked: Record<string, number> = {};
let server: Server;
let root: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const count = (asked[path] = (asked[path] ?? 0) + 1);
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

const HASTY: Patience = { tries: 3, pause: 1, timeout: 300 };

describe('followLink', () => {
  it.each([
    ['/alive', { kind: 'alive' }, 1],
    ['/moved', { kind: 'alive' }, 1],
    ['/recovers', { kind: 'alive' }, 3],
    ['/gone', { kind: 'dead', reason: 'status 404' }, 1],
    ['/closed', { kind: 'unsure', reason: 'status 403' }, 1],
    ['/broken', { kind: 'dead', reason: 'status 503' }, 3],
  ])('judges %s', async (path, state, tries) => {
    asked[path] = 0;
    expect(await followLink(`${root}${path}`, HASTY)).toEqual(state);
    expect(asked[path]).toBe(tries);
  });

  it('gives up on a host that does not answer in time', async () => {
    expect(await followLink(`${root}/slow`, { ...HASTY, tries: 2 })).toMatchObject({ kind: 'dead' });
    expect(asked['/slow']).toBe(2);
  });

  it('names why a host cannot be reached', async () => {
    const state = await followLink('http://127.0.0.1:1/', HASTY);
    expect(state).toMatchObject({
      kind: 'dead',
      reason: expect.stringMatching(/fetch failed|ECONNREFUSED|bad port/) as string,
    });
  });
});

describe('a report', () => {
  it('names file, line and address of dead links, and lists those that a person has to look at', async () => {
    const links = new Map([
      [`${root}/alive`, ['README.md']],
      [`${root}/gone`, ['no/such/page.html', 'README.md']],
      [`${root}/closed`, ['README.md']],
    ]);
    const { findings, unsure } = linkReport(links, await followLinks([...links.keys()], HASTY), process.cwd());
    expect(findings.map(describeFinding).join('\n').replaceAll(root, 'http://host')).toMatchInlineSnapshot(`
      "no/such/page.html:1 dead-link
        found:    http://host/gone (status 404)
        why:      Readers who want to check a claim or learn more land nowhere.
        remedy:   Link to where the content moved, to an archived copy, or name the source without a link.
      README.md:1 dead-link
        found:    http://host/gone (status 404)
        why:      Readers who want to check a claim or learn more land nowhere.
        remedy:   Link to where the content moved, to an archived copy, or name the source without a link."
    `);
    expect(unsure).toEqual([`${root}/closed (status 403), linked from README.md`]);
  });
});
