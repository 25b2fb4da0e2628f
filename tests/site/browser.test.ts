/** Checks of a built site in a browser that fit any content: `npm run new:site` copies them. */
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listFiles } from '@api-docs/kit/files/paths';
import { hasRequestForm } from '@api-docs/openapi-facts/calls/hasForm';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { projectDir } from '../../scripts/lib/run';
import { canRunSuite } from '../../scripts/test/programs';
import { browseBuild, type BrowsedBuild } from '../support/browseBuild';
import { buildDir } from '../support/builtSite';

const { operations } = openApiFiles(projectDir, brand).facts(API_FILE);
const size = ({ parameters, request, response: reply }: (typeof operations)[number]) =>
  JSON.stringify([parameters, request, reply]).length;
const [first] = operations;
const largest = [...operations].sort((a, b) => size(b) - size(a))[0];

const guides = listFiles(path.join(buildDir, 'docs'))
  .filter((file) => file.endsWith('index.html') && !file.startsWith('api/'))
  .map((file) => `/docs/${file.replace('index.html', '')}`);

/** The home page, guides, the reference with its first and its largest operation, and the search. */
const PAGES = [
  ...['/', '/docs/', ...guides.slice(0, 3), '/docs/api/', '/search/?q=api'],
  ...[first, largest].map((operation) => `/docs/api${operation?.slug}/`),
];

describe.runIf(canRunSuite('tests/site'))('the pages in a browser', () => {
  let build: BrowsedBuild;
  const requested = new Set<string>();

  beforeAll(async () => {
    build = await browseBuild(buildDir);
    build.page.on('request', (request) => requested.add(new URL(request.url()).hostname));
  });

  afterAll(() => build.close());

  it('pass axe and fit, wide in the light mode and narrow in the dark one', async () => {
    const findings: string[] = [];
    const judge = (theme: 'light' | 'dark', width: number) =>
      build.findings(theme, width, 'html', 'overflow', 'overlaps', 'clippedText');
    for (const page of new Set(PAGES)) {
      await build.open(page);
      findings.push(...(await judge('light', 1440)), ...(await judge('dark', 390)));
    }
    expect(findings).toEqual([]);
  });

  it('find an operation by its path', async () => {
    // The search knows a POST by its path alone.
    const query = `${first?.method === 'POST' ? '' : `${first?.method} `}${first?.path}`;
    await build.page.setViewportSize({ width: 1440, height: 900 });
    await build.open('/');
    await build.page.getByRole('combobox').first().fill(query);
    await build.page.locator(`[role=option][href*="/docs/api${first?.slug}/"]`).first().waitFor();
  });

  it('open the request builder of an operation', async () => {
    const withForm = operations.find(hasRequestForm);
    if (!withForm) return;
    await build.open(`/docs/api${withForm.slug}/`);
    await build.page.getByRole('button', { name: 'Build a request for this operation' }).click();
    await build.page.getByRole('dialog', { name: 'Request builder' }).waitFor();
  });

  it('log no error and send no request to other hosts', () => {
    expect(build.errors).toEqual([]);
    expect([...requested].filter((host) => host !== '' && !['localhost', '127.0.0.1'].includes(host))).toEqual([]);
  });
});
