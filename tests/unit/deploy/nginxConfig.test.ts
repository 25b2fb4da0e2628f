import { describe, expect, it } from 'vitest';

import { nginxConfig } from '../../../deploy/nginx/nginxConfig';
import { quoted } from '../../../deploy/nginx/quoted';

const SITE = {
  policy: "default-src 'self'",
  addresses: [['/', '/b.d/']] as [string, string][],
  listen: '127.0.0.1:8400',
};

describe('quoted', () => {
  it('puts a value into quotes', () => {
    expect(quoted("default-src 'self'; a")).toBe(`"default-src 'self'; a"`);
  });

  it.each(['a"b', 'a$uri', 'a\\b', 'a\nb'])('refuses %j', (value) => {
    expect(() => quoted(value)).toThrow('otherwise than it is written');
  });
});

describe('nginxConfig', () => {
  const config = nginxConfig({ ...SITE, basePath: '/b.d/' });

  it('has what differs between sites', () => {
    expect(config).toContain('listen 127.0.0.1:8400 default_server;');
    expect(config).toContain('"/" "/b.d/";');
    expect(config).toContain('"1/b.d/" "/b.d/index.md";');
    expect(config).toContain('error_page 404 /b.d/404.html;');
    expect(config).toContain(`add_header Content-Security-Policy "default-src 'self'" always;`);
  });

  it('takes the dot of a base path for a dot', () => {
    expect(config).toContain(String.raw`304) /b\.d/(?:assets/.*|`);
  });

  it('adds headers in one place only, to every answer', () => {
    const places = config.split('\n').filter((line) => line.trim().startsWith('add_header'));
    expect(places.length).toBeGreaterThan(9);
    expect(places.filter((line) => !/^ {4}add_header .* always;$/.test(line))).toEqual([]);
  });

  it('answers other paths of the host, unless the site lies at its root', () => {
    expect(config).toContain('location / {\n      return 404;');
    expect(nginxConfig({ ...SITE, basePath: '/' }).match(/location \/ \{/g)).toHaveLength(1);
  });
});
