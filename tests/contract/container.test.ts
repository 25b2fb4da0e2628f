import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { TEMP_FOLDER } from '../../deploy/nginx/nginxConfig';
import { PORT } from '../../deploy/prepareNginx';
import { projectDir } from '../../scripts/run';
import { NGINX_PACKAGES } from '../../scripts/startNginx';

const text = readFileSync(path.join(projectDir, 'deploy/Containerfile'), 'utf8');
const { engines } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
  engines: { node: string };
};

/** What stands behind a keyword, each in one line. */
function all(keyword: string): string[] {
  const lines = text.replaceAll('\\\n', '').split('\n');
  return lines.filter((line) => line.startsWith(`${keyword} `)).map((line) => line.slice(keyword.length + 1));
}

describe('the container', () => {
  it('stands on images with a full version, Node of a version that the site takes', () => {
    const images = all('FROM').map((line) => line.replace(/ AS .*/, ''));
    expect(images.filter((image) => !/^docker\.io\/library\/\w+:\d+\.\d+(?:\.\d+)?-/.test(image))).toEqual([]);
    const [, major, minor] = /node:(\d+)\.(\d+)/.exec(images.join()) ?? [];
    const [, wantedMajor, wantedMinor] = />=(\d+)\.(\d+)/.exec(engines.node) ?? [];
    expect(major).toBe(wantedMajor);
    expect(Number(minor)).toBeGreaterThanOrEqual(Number(wantedMinor));
  });

  it('has the packages that the tests have', () => {
    const [, packages = ''] = /--no-install-recommends (.+?) &&/.exec(all('RUN').join('\n').replace(/ +/g, ' ')) ?? [];
    expect(packages.split(' ').sort()).toEqual(Object.values(NGINX_PACKAGES).sort());
  });

  it('serves what is prepared, on its port, as a user without rights that may write to one folder', () => {
    expect(all('COPY').at(-1)).toBe('--from=build /site/generated/deploy/nginx /srv/docs');
    expect(text).toContain(`chown www-data:www-data /srv/docs/${TEMP_FOLDER}`);
    expect(all('USER')).toEqual(['33:33']);
    expect(all('EXPOSE')).toEqual([PORT]);
    expect(all('CMD')).toEqual(['["nginx", "-p", "/srv/docs", "-c", "nginx.conf", "-g", "daemon off;"]']);
  });
});
