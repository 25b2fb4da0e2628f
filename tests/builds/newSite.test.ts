import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listFiles } from '@api-docs/kit/files/paths';
import { FEATURE_FOLDER } from '@api-docs/openapi-facts/testing/featureFiles';

import { brand } from '../../brand.config';
import { installPacked } from '../../scripts/lib/installPacked';
import { projectDir, run } from '../../scripts/lib/run';
import { newSite } from '../../scripts/new-site/newSite';
import { canRunSuite } from '../../scripts/test/programs';

/** Outside of the project, so that nothing of it can be found but what is installed. */
const dir = path.join(mkdtempSync(path.join(tmpdir(), 'new-site-')), 'docs');

/** Documents for which a site has less: no request builder has anything to fill in, or there is no call at all. */
const SPARSE: [content: string, api: string][] = [
  ['that takes no parameters and no bodies', path.join(FEATURE_FOLDER, 'servers.yaml')],
  ['of webhooks alone', path.join(projectDir, 'tests/builds/webhooks.yaml')],
];

/** Words of this site that no other site has. */
const OWN_WORDS = new RegExp(
  `${brand.provider}|${brand.slug}|metrics-api|v4alpha|security-shields|quickstart-portal`,
  'i',
);

/** Runs a command that must succeed in the new site, as its owner does. */
async function inSite(...command: string[]): Promise<string> {
  const { code, output } = await run(command, { cwd: dir, capture: true, env: { NO_COLOR: '1' } });
  expect(code, output).toBe(0);
  return output;
}

async function writeSite(api: string, name: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  await newSite({ api, name, out: dir });
}

afterAll(() => rmSync(path.dirname(dir), { recursive: true, force: true }));

describe('npm run new:site', () => {
  beforeAll(async () => {
    // A name with what HTML, JSX and YAML read as syntax.
    await writeSite(path.join(FEATURE_FOLDER, 'uploads.yaml'), 'Depot <b> {x} "&" `y`: Ünï');
    await inSite('npm', 'ci');
  });

  it('writes nothing about this site', () => {
    const written = listFiles(dir).filter((file) => !/^node_modules|\.tgz$/.test(file));
    expect(written).toContain('brand.config.ts');
    expect(written.filter((file) => OWN_WORDS.test(file + readFileSync(path.join(dir, file), 'utf8')))).toEqual([]);
  });

  it.runIf(canRunSuite('tests/site'))('writes a site whose tests pass, before and after a version is cut', async () => {
    await inSite('npm', 'test');
    expect(existsSync(path.join(dir, 'build/docs/next'))).toBe(false);
    await inSite('npx', 'docusaurus', 'docs:version', '1.0');
    await inSite('npx', 'docusaurus', 'api:version', '1.0');
    await inSite('npm', 'test');
    expect(existsSync(path.join(dir, 'build/docs/next/index.html'))).toBe(true);
    expect(await inSite('npx', 'docusaurus', 'api:diff', '1.0', 'next')).toContain('None.');
  });

  it('writes a command for new pages, which are formatted and build', async () => {
    await inSite('npm', 'run', 'new:page', '--', 'Q&A: <T> {x} "100%"');
    await inSite('npm', 'run', 'lint');
    await inSite('npm', 'run', 'build');
    const page = readFileSync(path.join(dir, 'build/docs/next/q-a-t-x-100/index.html'), 'utf8');
    expect(load(page)('h1').text()).toBe('Q&A: <T> {x} "100%"');
  });

  it.each(SPARSE)('writes a site for an API %s', async (_content, api) => {
    await writeSite(api, 'Depot');
    installPacked(dir);
    await inSite('npm', 'run', 'lint');
    await inSite('npm', 'run', 'build');
  });
});
