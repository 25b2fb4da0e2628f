import { describe, expect, it } from 'vitest';

import { nginxConfig } from '../../../deploy/nginx/nginxConfig';
import { quoted } from '../../../deploy/nginx/nginxConfig';

const SITE = {
  policy: "default-src 'self'",
  redirects: [['/', '/b.d/']] as [string, string][],
  listen: '127.0.0.1:8400',
};

describe('quoted', () => {
  it('wraps a value in quotes', () => {
    expect(quoted("default-src 'self'; a")).toBe(`"default-src 'self'; a"`);
  });

  it.each(['a"b', 'a$uri', 'a\\b', 'a\nb'])('throws on %j', (value) => {
    expect(() => quoted(value)).toThrow('cannot be written to nginx.conf');
  });
});

describe('nginxConfig', () => {
  const config = nginxConfig({ ...SITE, basePath: '/b.d/' });

  it('contains listen address, redirects, base path and policy', () => {
    expect(config).toContain('listen 127.0.0.1:8400 default_server;');
    expect(config).toContain('"/" "/b.d/";');
    expect(config).toContain('"1/b.d/" "/b.d/index.md";');
    expect(config).toContain('default "/b.d/404.html";');
    expect(config).toContain(`add_header Content-Security-Policy "default-src 'self'" always;`);
  });

  it('sends the not-found page in Markdown for Markdown versions, and for pages if the client prefers it', () => {
    expect(config).toContain(String.raw`"~^(?:1/b\.d/.*/|[01]/b\.d/.*\.md)$" "/b.d/404.md";`);
  });

  it('escapes the base path in regular expressions', () => {
    expect(config).toContain(String.raw`304) /b\.d/(?:assets/.*|`);
  });

  it('adds headers only in the server block, to all responses', () => {
    const headers = config.split('\n').filter((line) => line.trim().startsWith('add_header'));
    expect(headers.length).toBeGreaterThan(9);
    expect(headers.filter((line) => !/^ {4}add_header .* always;$/.test(line))).toEqual([]);
  });

  it('responds with 404 outside of the base path', () => {
    expect(config).toContain('location / {\n      return 404;');
    expect(nginxConfig({ ...SITE, basePath: '/' }).match(/location \/ \{/g)).toHaveLength(1);
  });
});
