import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { inlineHashes } from '@api-docs/finished-pages/contentSecurityPolicy';

import { brand } from '../../brand.config';
import { contentType } from '../../scripts/deploy/headers/contentTypes';
import { readFinishedSite } from '../../scripts/deploy/finishedSite';
import { sitePolicy } from '../../scripts/deploy/headers/securityHeaders';
import { nginxConfig, prepareNginx, prepareStatic } from '../../scripts/deploy/prepareHosts';
import { projectDir } from '../../scripts/lib/run';
import { canRunSuite } from '../../scripts/test/programs';
import { rawRequest } from '../support/rawRequest';
import { startNginx } from '../support/startNginx';

const base = brand.basePath;

describe('the folder for Netlify and Cloudflare', () => {
  const folder = path.join(projectDir, '.cache/deployed/static');
  const site = readFinishedSite(projectDir);
  prepareStatic(site, folder);
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');

  it('redirects the root of the host and moved pages', () => {
    const lines = text('_redirects').trimEnd().split('\n');
    expect(lines).toContain(`/ ${base} 301`);
    expect(lines).toHaveLength(site.redirects.size);
    expect(lines.filter((line) => !/^\/\S* \/\S+\/ 301$/.test(line))).toEqual([]);
  });

  it('has headers for all paths, for cached files, and for types that the hosts do not know', () => {
    const rules = new Map(
      text('_headers')
        .split('\n\n')
        .map((rule) => rule.trim().split(/\n\s*/))
        .map(([name = '', ...headers]) => [name, headers.join('\n')]),
    );
    expect(rules.get('/*')).toContain(`Content-Security-Policy: ${site.policy}\n`);
    expect(rules.get('/*')).toContain('Strict-Transport-Security: max-age=');
    expect(rules.get(`${base}assets/*`)).toBe('Cache-Control: public, max-age=31536000, immutable');
    const index = site.files.find((file) => /^search-index-.*\.json$/.test(file));
    expect(rules.get(`${base}${index}`)).toBe('Cache-Control: public, max-age=31536000, immutable');
    expect(rules.get(`${base}favicon.ico`)).toBe('Cache-Control: public, max-age=86400');
    const yaml = site.files.filter((file) => file.endsWith('.yaml'));
    expect(yaml.map((file) => rules.get(base + file))).toEqual(yaml.map(() => 'Content-Type: application/yaml'));
    for (const root of ['/', base]) {
      expect(rules.get(`${root}.well-known/api-catalog`)).toMatch(
        /^Content-Type: application\/linkset\+json;.*\nLink: /,
      );
    }
  });

  it('has site, not-found page and API catalog where the hosts look for them', () => {
    expect(text(`${base}index.html`)).toContain('<h1');
    expect(text('404.html')).toBe(text(`${base}404.html`));
    expect(text('.well-known/api-catalog')).toBe(text(`${base}.well-known/api-catalog`));
  });
});

it.each([
  ['a.exe', 'exe'],
  ['LICENSE', 'no extension'],
])('a file of an unknown type, such as %s, is an error', (file, found) => {
  expect(errorDetails(() => contentType(file))).toMatchObject({ file, found });
});

describe('the policy of the site', () => {
  const page = (style: string) => `<script>start()</script><p style="${style}"></p>`;

  it('allows the inline scripts and styles of all pages, and forbids framing', () => {
    const [first, second] = [page('width:1px'), page('width:2px')];
    const { scripts, styles } = inlineHashes(first + second);
    const policy = sitePolicy([first, second, first]);
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${styles.join(' ')};`);
    expect(policy).toMatch(/; frame-ancestors 'none'$/);
  });

  it('allows all inline styles if pages have so many that the header would be too long', () => {
    const pages = Array.from({ length: 40 }, (_, index) => page(`width:${index}px`));
    expect(sitePolicy(pages)).toContain("; style-src 'self' 'unsafe-inline';");
    expect(sitePolicy(pages.slice(0, 9))).not.toContain('unsafe-inline');
  });
});
it('nginx.conf takes no value that nginx would interpret', () => {
  const site = { basePath: '/', redirects: new Map([['/a', '/$uri/']]), policy: '' };
  expect(() => nginxConfig(site, '80')).toThrow('cannot be written to nginx.conf');
});

it.skipIf(!canRunSuite('tests/deploy'))('nginx serves a site without a base path', async () => {
  const files = ['index.html', 'index.md', '404.html', 'docs/index.html', 'img/bild_äöü Łódź.png', 'img/図🚀.png'];
  const buildDir = tempFolder(Object.fromEntries(files.map((file) => [file, file])));
  const site = { buildDir, basePath: '/', files, redirects: new Map<string, string>(), policy: "default-src 'self'" };
  const folder = path.join(projectDir, '.cache/deployed/root');
  await prepareNginx(site, folder);
  const { port, stop } = await startNginx(folder, (listen) =>
    writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(site, listen)),
  );
  const ask = async (target: string, headers = {}) => {
    const { status, body, headers: answered } = await rawRequest(port, target, { headers });
    return [status, answered.get('location')?.[0] ?? body.toString()];
  };
  expect(await ask('/')).toEqual([200, 'index.html']);
  expect(await ask('/', { Accept: 'text/markdown' })).toEqual([200, 'index.md']);
  expect(await ask('/docs?q=1')).toEqual([301, '/docs/?q=1']);
  for (const file of files.slice(-2)) expect(await ask(encodeURI(`/${file}`))).toEqual([200, file]);
  expect(await ask('/no-such-page/')).toEqual([404, '404.html']);
  await stop();
  rmSync(folder, { recursive: true });
});
