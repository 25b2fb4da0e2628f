import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect as playwright } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFixture, type Fixture } from '@api-docs/kit/testing/openFixture';

/** Other tests may use the processor at the same time. */
const expectPage = playwright.configure({ timeout: 120_000 });

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(path.resolve(import.meta.dirname, '../fixture'));
});

afterAll(() => fixture?.close());

const read = (file: string) => readFileSync(path.join(fixture.outDir, file), 'utf8');

describe('the Markdown version of a page', () => {
  it('has its tables, lists and notes, and none of the layout around them', () => {
    expect(read('docs/plots.md')).toMatchInlineSnapshot(`
      "---
      title: Plots
      description: Sizes and rents of the plots.
      kind: guide
      url: https://garden.example/docs/plots/
      index: https://garden.example/docs/llms.txt
      ---

      # Plots

      | Size | Rent |
      | - | - |
      | Small | 20 euros |
      | Medium | 35 euros |

      ## Keep your plot

      - Weed it **every week**.

      - Close the gate.

        1. Push it.
        2. Turn the key.

      > Tip: Holidays
      >
      > Ask a neighbor to weed for you.
      "
    `);
  });

  it('has its code blocks with language and title, and links to other Markdown versions', () => {
    expect(read('docs/watering.md')).toMatchInlineSnapshot(`
      "---
      title: Watering
      description: When to water, and how to set the pump.
      kind: guide
      url: https://garden.example/docs/watering/
      index: https://garden.example/docs/llms.txt
      ---

      # Watering

      Water before nine. The pump reads its hours from a file:

      \`\`\`yaml title="pump.yaml"
      start: '06:00'
      minutes: 20
      \`\`\`

      Larger [plots](https://garden.example/docs/plots.md#keep-your-plot) need more than \`20\` minutes.
      "
    `);
  });
});

describe('the files for assistants', () => {
  it('llms.txt lists all pages with their descriptions, the docs in the order of the sidebar', () => {
    expect(read('llms.txt')).toMatchInlineSnapshot(`
      "# Community garden docs

      > Plots, tools and seeds for the neighborhood.

      Instructions for assistants:

      - Every page has a Markdown version: replace the final slash of its URL with \`.md\`; that of the home page is \`index.md\`.

      ## Start here

      - [Plots](https://garden.example/docs/plots.md): Sizes and rents of the plots.
      - [Watering](https://garden.example/docs/watering.md): When to water, and how to set the pump.

      ## Optional

      - [Community garden](https://garden.example/index.md): Plots, tools and seeds for the neighborhood.
      "
    `);
  });

  it('robots.txt names the index and the sitemap', () => {
    expect(read('robots.txt')).toMatchInlineSnapshot(`
      "# Index of all pages for assistants: https://garden.example/llms.txt
      User-agent: *
      Allow: /

      Sitemap: https://garden.example/sitemap.xml
      "
    `);
  });

  it('the not-found page in Markdown links to the index', () => {
    expect(read('404.md')).toContain('# Page not found\n');
    expect(read('404.md')).toContain('- [All pages](https://garden.example/llms.txt)');
  });
});

describe('the buttons of a page', () => {
  it('copy its Markdown version', async () => {
    const page = await fixture.open('/docs/plots/', (before) =>
      before.context().grantPermissions(['clipboard-read', 'clipboard-write']),
    );
    const menu = page.getByRole('button', { name: 'Markdown', exact: true });
    await expectPage(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await menu.press('Enter');
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expectPage(page.getByRole('status')).toHaveText('Markdown copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read('docs/plots.md'));
    await expectPage(menu).toBeFocused();
  });
});

it('no page reports an error', () => {
  expect(fixture.problems).toEqual([]);
});
