import { describe, expect, it } from 'vitest';

import { TEMP_FOLDER } from '../../deploy/nginx/nginxConfig';
import { PORT } from '../../deploy/prepareNginx';
import { packageManifest, projectText } from '../support/projectFiles';
import { NGINX } from '../../scripts/test/startNginx';

const text = projectText('deploy/Containerfile');
const { engines } = packageManifest();

/** Returns the arguments of each instruction with a keyword. */
function argumentsOf(keyword: string): string[] {
  const lines = text.replaceAll('\\\n', '').split('\n');
  return lines.filter((line) => line.startsWith(`${keyword} `)).map((line) => line.slice(keyword.length + 1));
}

describe('the container', () => {
  it('pins the version of its images, with a version of Node that package.json allows', () => {
    const images = argumentsOf('FROM').map((line) => line.replace(/ AS .*/, ''));
    expect(images.filter((image) => !/^docker\.io\/library\/\w+:\d+\.\d+(?:\.\d+)?-/.test(image))).toEqual([]);
    const [, major, minor] = /node:(\d+)\.(\d+)/.exec(images.join()) ?? [];
    const [, wantedMajor, wantedMinor] = />=(\d+)\.(\d+)/.exec(engines.node) ?? [];
    expect(major).toBe(wantedMajor);
    expect(Number(minor)).toBeGreaterThanOrEqual(Number(wantedMinor));
  });

  it('installs the same packages as the tests', () => {
    const [, packages = ''] =
      /--no-install-recommends (.+?) &&/.exec(argumentsOf('RUN').join('\n').replace(/ +/g, ' ')) ?? [];
    expect(packages.split(' ').sort()).toEqual(NGINX.map(({ debian }) => debian).sort());
  });

  it('serves the prepared folder on its port, as an unprivileged user', () => {
    expect(argumentsOf('COPY').at(-1)).toBe('--from=build /site/generated/deploy/nginx /srv/docs');
    expect(text).toContain(`chown www-data:www-data /srv/docs/${TEMP_FOLDER}`);
    expect(argumentsOf('USER')).toEqual(['33:33']);
    expect(argumentsOf('EXPOSE')).toEqual([PORT]);
    expect(argumentsOf('CMD')).toEqual(['["nginx", "-p", "/srv/docs", "-c", "nginx.conf", "-g", "daemon off;"]']);
  });
});
