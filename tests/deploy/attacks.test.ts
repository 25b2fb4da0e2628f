import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { canRunSuite } from '../../scripts/test/programs';
import { deploySite, type DeployedSite } from '../support/deployedSite';
import { rawRequest, sendRaw, type RawAnswer } from '../support/rawRequest';

const base = brand.basePath;
const CRLF = '%0d%0a';
const EVIL = 'evil.example';

const describeSite = describe.skipIf(!canRunSuite('tests/deploy'));

let site: DeployedSite;

beforeAll(async () => {
  site = await deploySite('attacks');
});

afterAll(() => site.stop());

function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  return rawRequest(site.port, target, { method, headers });
}

function locationOf({ headers }: RawAnswer): string | undefined {
  return headers.get('location')?.join();
}

describeSite('path traversal', () => {
  it.each([
    '/../nginx.conf',
    '/../../../../../../etc/passwd',
    `${base}../../nginx.conf`,
    `${base}assets/../../../nginx.conf`,
    `${base}%2e%2e/%2e%2e/nginx.conf`,
    `${base}..%2f..%2fnginx.conf`,
    `${base}..%5c..%5cnginx.conf`,
    `${base}%252e%252e/%252e%252e/nginx.conf`,
    `${base}%c0%ae%c0%ae/%c0%ae%c0%ae/nginx.conf`,
    `${base.slice(0, -1)}../nginx.conf`,
    `${base}docs/intro/%00.html`,
    '/nginx.conf',
    '/temp/nginx.pid',
    `${base}.git/config`,
  ])('with %s finds nothing', async (target) => {
    const { status, body } = await ask(target);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/load_module|root:|\[core\]/);
  });

  it('is not blocked inside of the site', async () => {
    expect((await ask(`${base}docs/../docs/%69ntro/`)).status).toBe(200);
  });
});

describeSite('line breaks in a URL', () => {
  it.each([
    `${base}docs/intro${CRLF}X-Evil:%201`,
    `${base}docs/intro?q=${CRLF}X-Evil:%201`,
    `${base}docs/intro?q=%E5%98%8A%E5%98%8DX-Evil:%201`,
    `/${CRLF}${CRLF}<script>alert(1)</script>`,
    `${base}docs/v3.3.0/summarization${CRLF}X-Evil:%201`,
    `//${EVIL}/${CRLF}X-Evil:%201`,
  ])('of %s add no header', async (target) => {
    const answer = await ask(target);
    expect([301, 404]).toContain(answer.status);
    expect([...answer.headers.keys()]).not.toContain('x-evil');
    expect(answer.body.toString()).not.toContain('alert(1)');
    expect(locationOf(answer) ?? '').not.toMatch(/[\r\n]/);
  });

  it.each(['\r', '\t', '\0', ' '])('or other unencoded characters such as %j are rejected', async (character) => {
    const request = `GET ${base}docs/in${character}tro HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    const { status, headers } = await sendRaw(site.port, request);
    expect([400, 404, 405]).toContain(status);
    expect([...headers.keys()]).not.toContain('location');
  });
});

describeSite('redirects to another site', () => {
  it.each([
    `//${EVIL}`,
    `//${EVIL}/%2e%2e`,
    `///${EVIL}${base}docs/intro`,
    `/%2f%2f${EVIL}/`,
    `/%5c${EVIL}/`,
    `/@${EVIL}`,
    `${base}docs/intro//${EVIL}`,
    `${base}https:/${EVIL}`,
    `//${EVIL}/..${base}docs/intro`,
    `http://${EVIL}${base}docs/intro`,
    `${base}docs/intro?next=//${EVIL}`,
  ])('are not possible with %s', async (target) => {
    const answer = await ask(target);
    expect([200, 301, 400, 404]).toContain(answer.status);
    const location = locationOf(answer);
    if (location !== undefined) expect(location.startsWith(base)).toBe(true);
  });

  it.each<Record<string, string>>([
    { Host: EVIL },
    { 'X-Forwarded-Host': EVIL },
    { 'X-Original-URL': `//${EVIL}` },
    { Forwarded: `host=${EVIL};proto=http` },
  ])('are not possible with the header %j', async (headers) => {
    expect(locationOf(await ask(`${base}docs/intro`, headers))).toBe(`${base}docs/intro/`);
    expect(locationOf(await ask('/', headers))).toBe(base);
    expect((await ask(`${base}docs/intro/`, headers)).body.toString()).not.toContain(EVIL);
  });

  it('are avoided while the query of a search is kept', async () => {
    expect(locationOf(await ask(`${base}search?q=pii&x=%0a`))).toBe(`${base}search/?q=pii&x=%0a`);
  });
});

describeSite('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW'])(
    'such as %s are rejected',
    async (method) => {
      for (const target of [`${base}docs/intro/`, `${base}docs/intro`, '/no-such-page']) {
        const { status, headers } = await ask(target, {}, method);
        expect(status).toBe(405);
        expect(headers.get('allow')).toEqual(['GET, HEAD']);
      }
    },
  );

  it('such as CONNECT and invalid ones are rejected', async () => {
    for (const method of ['CONNECT', 'get', 'GE T', '']) {
      expect([400, 405]).toContain((await ask(`${base}docs/intro/`, {}, method)).status);
    }
  });

  it('with ambiguous body length are rejected, without a response to the smuggled request', async () => {
    const hidden = `GET ${base}docs/intro HTTP/1.1\r\nHost: a\r\n\r\n`;
    const lines = [`POST ${base} HTTP/1.1`, 'Host: a', 'Content-Length: 4', 'Transfer-Encoding: chunked', '', `0\r\n`];
    const { status, body } = await sendRaw(site.port, [...lines, hidden].join('\r\n'));
    expect(status).toBe(400);
    expect(body.toString()).not.toContain('HTTP/1.1');
  });
});
