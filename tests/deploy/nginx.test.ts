import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { markdownPath, PAGES_WITHOUT_MARKDOWN } from '@api-docs/kit/urls/markdownPath';

import { brand } from '../../brand.config';
import { contentType } from '../../scripts/deploy/headers/contentTypes';
import { securityHeaders, STRICT_TRANSPORT } from '../../scripts/deploy/headers/securityHeaders';
import { canRunSuite } from '../../scripts/test/programs';
import { deploySite, type DeployedSite } from '../support/deployedSite';
import { routerPages } from '../support/pages';
import { LATEST, METRICS_FOLDER, V3_FOLDER } from '../support/specifiedRoutes';
import { rawRequest, sendRaw, type RawAnswer } from '../support/rawRequest';

const base = brand.basePath;
const INTRO = `${base}docs/intro/`;
const REVALIDATED = 'public, max-age=0, must-revalidate';
const YEAR = 'public, max-age=31536000, immutable';

/** Paths of the pages below the base path, for example `docs/intro/`; redirect pages and comparisons are not among them. */
const pages = routerPages().map((route) => route.slice(1));

const describeSite = describe.skipIf(!canRunSuite('tests/deploy'));

let site: DeployedSite;

beforeAll(async () => {
  site = await deploySite('nginx');
});

afterAll(() => site.stop());

function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  return rawRequest(site.port, target, { method, headers });
}

/** Returns the value of a header, and checks that it is not sent twice. */
function header(answer: RawAnswer, name: string): string | undefined {
  const values = answer.headers.get(name) ?? [];
  expect(values.length, name).toBeLessThan(2);
  return values[0];
}

function built(file: string): Buffer {
  return readFileSync(path.join(site.buildDir, file));
}

function fileLike(pattern: RegExp): string {
  const file = site.files.find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`the build has no file like ${pattern.source}`);
  return file;
}

describeSite('every page and file', () => {
  it('is served unchanged with its type', async () => {
    const wrong: string[] = [];
    for (const file of site.files.filter((name) => !/(?:\.html|\b404\.md)$/.test(name))) {
      const answer = await ask(base + file);
      const right = answer.status === 200 && header(answer, 'content-type') === contentType(file).type;
      if (!right || !answer.body.equals(built(file))) wrong.push(file);
    }
    expect(wrong).toEqual([]);
  });

  it('is served as HTML, and as Markdown on request, and without its final slash redirects', async () => {
    const wrong: string[] = [];
    for (const file of pages) {
      const html = await ask(base + file);
      if (html.status !== 200 || !html.body.equals(built(`${file}index.html`))) wrong.push(file);
      const markdown = await ask(base + file, { Accept: 'text/markdown' });
      const expected = built(PAGES_WITHOUT_MARKDOWN.includes(file) ? `${file}index.html` : markdownPath(file));
      if (markdown.status !== 200 || !markdown.body.equals(expected)) wrong.push(`${file} as Markdown`);
      const bare = await ask(base + file.slice(0, -1));
      if (file !== '' && (bare.status !== 301 || header(bare, 'location') !== base + file)) wrong.push(`${file} bare`);
    }
    expect(pages.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('that moved redirects to a page', async () => {
    const moved = `${base}docs/${METRICS_FOLDER}/summarization/`;
    expect(site.redirects.get(moved)).toContain(`/docs/${V3_FOLDER}/summarization/`);
    const wrong: string[] = [];
    for (const [from, to] of site.redirects) {
      const answer = await ask(from);
      if (answer.status !== 301 || header(answer, 'location') !== to) wrong.push(from);
      if ((await ask(to, {}, 'HEAD')).status !== 200) wrong.push(to);
    }
    expect(wrong).toEqual([]);
  });
});

describeSite('the Accept header', () => {
  it.each([
    ['text/markdown', 'markdown'],
    ['text/markdown, text/html, */*', 'markdown'],
    ['text/html;q=0.8, text/markdown', 'markdown'],
    ['TEXT/Markdown;q=0.9', 'markdown'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', 'html'],
    ['*/*', 'html'],
    ['text/html, text/markdown;q=0.5', 'html'],
    ['text/markdown;q=0, */*', 'html'],
    ['text/markdown;q=0.0', 'html'],
    ['text/markdownish', 'html'],
  ])('%s gets %s and a Vary header', async (accept, kind) => {
    const answer = await ask(INTRO, { Accept: accept });
    expect(header(answer, 'content-type')).toBe(`text/${kind}; charset=utf-8`);
    expect(answer.headers.get('vary')).toEqual(['Accept-Encoding', 'Accept']);
  });

  it('has no effect on pages without a Markdown version', async () => {
    expect((await ask(`${base}search/`, { Accept: 'text/markdown' })).status).toBe(200);
    expect((await ask(`${base}no-such-page/`, { Accept: 'text/markdown' })).status).toBe(404);
  });
});

describeSite('caching', () => {
  it.each([
    ['scripts', /^assets\/js\/main\.[0-9a-f]{8}\.js$/, YEAR],
    ['the search index', /^search-index-/, YEAR],
    ['the search index of a version', /^docs\/v3\.3\.0\/search-index-/, YEAR],
    ['pictures', /^img\/social\/index\.png$/, 'public, max-age=86400'],
    ['icons', /^favicon\.ico$/, 'public, max-age=86400'],
    ['Markdown', /^docs\/intro\.md$/, REVALIDATED],
  ])('of %s has the right lifetime', async (_what, pattern, expected) => {
    const file = base + fileLike(pattern);
    expect(header(await ask(file), 'cache-control')).toBe(expected);
    const etag = header(await ask(file), 'etag') ?? '';
    const again = await ask(file, { 'If-None-Match': etag });
    expect([again.status, header(again, 'cache-control'), again.body.length]).toEqual([304, expected, 0]);
  });

  it.each([INTRO, base, '/', `${base}docs/intro`, `${base}no-such-page/`, `${base}assets/js/gone.12345678.js`])(
    'requires revalidation of %s',
    async (target) => {
      expect(header(await ask(target), 'cache-control')).toBe(REVALIDATED);
    },
  );

  it('for a year is only for files with a hash of their content in the name', () => {
    expect(site.files.filter((file) => file.startsWith('assets/') && !/[.-][0-9a-f]{8,32}\.\w+$/.test(file))).toEqual(
      [],
    );
  });

  it('answers with 304 to an unchanged date', async () => {
    const { status, headers } = await ask(INTRO, {
      'If-Modified-Since': header(await ask(INTRO), 'last-modified') ?? '',
    });
    expect([status, headers.get('vary')]).toEqual([304, ['Accept-Encoding', 'Accept']]);
  });
});

describeSite('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
  ])('for Accept-Encoding: %s is %s', async (accepted, encoding) => {
    const file = fileLike(/^assets\/js\/main\./);
    const answer = await ask(base + file, { 'Accept-Encoding': accepted });
    expect(header(answer, 'content-encoding')).toBe(encoding);
    expect(header(answer, 'content-length')).toBe(String(answer.body.length));
    expect(header(answer, 'vary')).toBe('Accept-Encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((unpack ? unpack(answer.body) : answer.body).equals(built(file))).toBe(true);
  });

  it('has a different ETag for each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        header(await ask(INTRO, { 'Accept-Encoding': encoding }), 'etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const confused = await ask(INTRO, { 'Accept-Encoding': 'gzip', 'If-None-Match': tags[0] ?? '' });
    expect(confused.status).toBe(200);
  });

  it('is used for the not-found page and Markdown, but not for images', async () => {
    const br = { 'Accept-Encoding': 'br' };
    expect(header(await ask(`${base}no-such-page/`, br), 'content-encoding')).toBe('br');
    expect(header(await ask(INTRO, { ...br, Accept: 'text/markdown' }), 'content-encoding')).toBe('br');
    expect(header(await ask(`${base}img/icon-512.png`, br), 'content-encoding')).toBeUndefined();
    expect((await ask(`${base}docs/intro/index.html.br`)).status).toBe(404);
  });
});

describeSite('HEAD and ranges', () => {
  it('HEAD returns the headers of GET without a body', async () => {
    for (const target of [INTRO, `${base}docs/intro`, `${base}no-such-page/`]) {
      const [get, head] = [await ask(target), await ask(target, {}, 'HEAD')];
      [get, head].forEach(({ headers }) => headers.delete('date'));
      expect(head.headers).toEqual(get.headers);
      expect(head.body).toHaveLength(0);
    }
  });

  it('a range returns its bytes, and an invalid one 416', async () => {
    const file = `openapi/metrics-api-${LATEST}.yaml`;
    const part = await ask(base + file, { Range: 'bytes=10-19' });
    expect([part.status, part.body]).toEqual([206, built(file).subarray(10, 20)]);
    expect((await ask(base + file, { Range: 'bytes=99999999-' })).status).toBe(416);
  });
});

describeSite('an unknown path', () => {
  it.each([`${base}no-such-page/`, `${base}404.html`, `${base}assets/`, '/docs/intro/', '/x'])(
    'such as %s returns status 404 and the not-found page',
    async (target) => {
      const answer = await ask(target);
      expect(answer.status).toBe(404);
      expect(answer.body.equals(built('404.html'))).toBe(true);
    },
  );
});

describeSite('an unknown path of a Markdown version', () => {
  it.each([`${base}docs/nothing.md`, `${base}docs/no-folder/nothing.md`, `${base}nothing.md`, `${base}404.md`])(
    'such as %s returns status 404 and the not-found page in Markdown',
    async (target) => {
      const answer = await ask(target);
      expect([answer.status, header(answer, 'content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
      expect(answer.body.equals(built('404.md'))).toBe(true);
    },
  );

  it('is answered in the same way if the client prefers Markdown', async () => {
    const answer = await ask(`${base}docs/no-such-page/`, { Accept: 'text/markdown' });
    expect([answer.status, answer.headers.get('vary')]).toEqual([404, ['Accept-Encoding', 'Accept']]);
    expect(answer.body.equals(built('404.md'))).toBe(true);
  });
});

describeSite('the API catalog', () => {
  it.each(['/', base])('is at %s, with its type and link', async (folder) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(`${folder}.well-known/api-catalog`, {}, method);
      expect([answer.status, header(answer, 'content-type')]).toEqual([
        200,
        'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      ]);
      expect(header(answer, 'link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
      if (method === 'GET') expect(answer.body.equals(built('.well-known/api-catalog'))).toBe(true);
    }
    expect(header(await ask(base), 'link')).toBeUndefined();
  });
});

describeSite('security headers', () => {
  const kinds: [string, number, () => Promise<RawAnswer>][] = [
    ['a page', 200, () => ask(INTRO)],
    ['a script', 200, () => ask(base + fileLike(/main\./))],
    ['a part', 206, () => ask(INTRO, { Range: 'bytes=0-9' })],
    ['a redirect', 301, () => ask(`${base}docs/intro`)],
    ['an unchanged page', 304, async () => ask(INTRO, { 'If-None-Match': header(await ask(INTRO), 'etag') ?? '' })],
    ['a malformed request', 400, () => sendRaw(site.port, 'GET / HTTP/1.1\r\n\r\n')],
    ['an unknown path', 404, () => ask(`${base}no-such-page`)],
    ['a path outside of the base path', 404, () => ask('/no-such-page')],
    ['a rejected method', 405, () => ask(INTRO, {}, 'OPTIONS')],
    ['a long URL', 414, () => ask(`/${'a'.repeat(10_000)}`)],
  ];

  it.each(kinds)('are sent for %s, %i', async (_kind, status, request) => {
    const answer = await request();
    expect(answer.status).toBe(status);
    for (const [name, value] of securityHeaders(site.policy)) {
      expect(header(answer, name.toLowerCase()), name).toBe(value);
    }
    expect(header(answer, 'server')).toBe('nginx');
    expect(answer.body.toString()).not.toMatch(/nginx\/\d/);
  });

  it('are sent for an invalid range, where nginx adds them twice', async () => {
    const { status, headers } = await ask(INTRO, { Range: 'bytes=99999999-' });
    expect(status).toBe(416);
    for (const [name, value] of securityHeaders(site.policy)) {
      expect(headers.get(name.toLowerCase()), name).toEqual([value, value]);
    }
  });

  it('include Strict-Transport-Security only if the client used HTTPS', async () => {
    const name = STRICT_TRANSPORT.name.toLowerCase();
    expect(header(await ask(INTRO), name)).toBeUndefined();
    expect(header(await ask(INTRO, { 'X-Forwarded-Proto': 'https' }), name)).toBe(STRICT_TRANSPORT.value);
  });
});
