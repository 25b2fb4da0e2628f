import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FEATURE_FOLDER } from '@api-docs/openapi-facts/testing/featureFiles';

import { brand } from '../../brand.config';
import { projectDir, run, script, tool, type Ended } from '../../scripts/lib/run';
import { newSite } from '../../scripts/new-site/newSite';

const dir = path.join(projectDir, '.cache/sites/new-site');
/** A document whose operations take nothing, so that no request builder has anything to fill in. */
const NOTHING_TO_SEND = path.join(FEATURE_FOLDER, 'servers.yaml');

const inSite = (command: string[]) => run(command, { cwd: dir, capture: true, env: { NO_COLOR: '1' } });

/** Builds the site as its `npm run build` does. */
async function build(): Promise<Ended> {
  const packages = await inSite(script('scripts/build-packages.ts'));
  const cli = path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return packages.code === 0 ? inSite([process.execPath, cli, 'build']) : packages;
}

/** Words of this site that no other site has. Those of the engines' own tests are of another API. */
const OWN_WORDS = new RegExp(
  `${brand.provider}|${brand.slug}|metrics-api|v4alpha|security-shields|quickstart-portal`,
  'i',
);

const removeSite = () => rmSync(dir, { recursive: true, force: true });

async function writeSite(api: string): Promise<void> {
  removeSite();
  await newSite({ api, name: 'Depot', out: dir });
  execFileSync('cp', ['-al', path.join(projectDir, 'node_modules'), dir]);
  execFileSync('sh', ['-c', 'git init -q && git add -A && git -c user.name=a -c user.email=a@b.example commit -qm a'], {
    cwd: dir,
  });
}

beforeAll(() => writeSite(path.join(FEATURE_FOLDER, 'uploads.yaml')));

afterAll(removeSite);

describe('npm run new:site', () => {
  it('writes nothing about this site', () => {
    const written = execFileSync('git', ['ls-files'], { cwd: dir, encoding: 'utf8' }).split('\n').filter(Boolean);
    const others = written.filter((file) => !/^packages\/|\.png$|\.ico$|\.woff$/.test(file));
    const found = others.filter((file) => OWN_WORDS.test(file + readFileSync(path.join(dir, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('writes a site that passes its checks, before and after a version is cut', async () => {
    for (const version of [undefined, '1.0']) {
      if (version) {
        const cut = await inSite(script('scripts/new-version.ts', version));
        expect(cut.code, cut.output).toBe(0);
      }
      const built = await build();
      expect(built.code, built.output).toBe(0);
      const tests = await inSite(tool('vitest', 'run', 'tests/site'));
      expect(tests.code, tests.output).toBe(0);
    }
  });

  it.each(['scripts/lint.ts', 'scripts/lint-docs.ts'])('writes a site that passes %s', async (file) => {
    const { code, output } = await inSite(script(file));
    expect(code, output).toBe(0);
  });

  it('writes a site for an API that takes no parameters and no bodies', async () => {
    await writeSite(NOTHING_TO_SEND);
    const built = await build();
    expect(built.code, built.output).toBe(0);
  });
});
