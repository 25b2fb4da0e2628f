import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { projectDir } from '../../scripts/lib/run';
import type { EngineName } from '../support/engines/engine';
import { EnginePage } from '../support/engines/enginePage';
import { launchableEngines, launchEngine } from '../support/engines/launchEngine';
import { search, typeQuery } from '../support/engines/searchBox';
import { startSiteServer } from '../support/engines/siteServer';
import * as at from '../support/engines/targets';
import { DESIGNED_KINDS } from '../support/pages';

const FOLDER = path.join(projectDir, '.cache/engines');

const THEMES = ['light', 'dark'] as const;

/** Windows in CSS pixels. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** What a picture shows. */
interface Scene {
  kind: string;
  route: string;
  /** Only in windows of this width. */
  width?: number;
  /** Brings the page, which is hydrated, into the state of the picture. */
  prepare?(page: EnginePage): Promise<void>;
}

/** A page as it opens, and further down, where sticky parts stay. */
const PAGES: Scene[] = Object.entries(DESIGNED_KINDS).flatMap(([kind, route]) => [
  { kind, route },
  {
    kind: `${kind}, scrolled`,
    route,
    prepare: (page) => page.evaluate(() => window.scrollTo({ top: innerHeight * 0.8, behavior: 'instant' })),
  },
]);

/** Parts that open. Their controls are drawn by the engine. */
const STATES: Scene[] = [
  {
    kind: 'search with suggestions',
    route: DESIGNED_KINDS['docs page'],
    width: 1440,
    prepare: (page) => search(page, 'toxicity'),
  },
  {
    kind: 'search on a phone',
    route: DESIGNED_KINDS['docs page'],
    width: 390,
    prepare: async (page) => {
      await page.tap(at.SEARCH_OPENER);
      await typeQuery(page, 'toxicity');
    },
  },
  {
    kind: 'menu of a phone',
    route: DESIGNED_KINDS['docs page'],
    width: 390,
    prepare: async (page) => {
      await page.tap(at.MENU_BUTTON);
      await page.sees(at.MENU);
    },
  },
  {
    kind: 'version dropdown',
    route: DESIGNED_KINDS['metric page'],
    width: 1440,
    prepare: (page) => page.hover(at.VERSION_BUTTON),
  },
  {
    kind: 'request builder',
    route: DESIGNED_KINDS['operation page'],
    prepare: async (page) => {
      await page.click(at.BUILDER_BUTTON);
      await page.focuses(`${at.BUILDER} h2`);
      await page.click(at.BUILDER_FIELD);
    },
  },
  {
    kind: 'focus by keyboard',
    route: DESIGNED_KINDS['metric page'],
    prepare: async (page) => {
      await page.tabTo(at.SKIP_LINK);
      await page.press('Enter');
      await page.tabTo('main [role=tablist] [role=tab][aria-selected=true]');
    },
  },
];

const SCENES = [...PAGES, ...STATES];

const scenesOf = (scenes: readonly Scene[], width: number) => scenes.filter((one) => (one.width ?? width) === width);

const fileOf = (scene: Scene, theme: string, width: number, engine: EngineName) =>
  `${scene.kind.toLowerCase().replace(/[^a-z]+/g, '-')}-${theme}-${width}-${engine}.png`;

/** Waits for transitions, fonts and pictures. */
async function settle(page: EnginePage): Promise<void> {
  await page.until('the page is still', () =>
    page.evaluate(
      () =>
        document.fonts.status === 'loaded' &&
        document.getAnimations().every((animation) => animation.playState !== 'running'),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 150));
}

/** Draws the scenes in a window. */
async function drawIn(page: EnginePage, scenes: readonly Scene[], width: number): Promise<void> {
  for (const scene of scenes) {
    for (const theme of THEMES) {
      const separator = scene.route.includes('?') ? '&' : '?';
      await page.visit(`${scene.route}${separator}docusaurus-theme=${theme}`);
      await page.sees(scene.route.includes('/search/') ? 'main article a' : 'h1');
      await scene.prepare?.(page);
      await settle(page);
      writeFileSync(path.join(FOLDER, fileOf(scene, theme, width, page.engine)), await page.driver.screenshot());
    }
  }
}

/** Draws all scenes in an engine. */
async function draw(name: EngineName, scenes: readonly Scene[]): Promise<void> {
  const site = await startSiteServer();
  const engine = await launchEngine(name);
  try {
    for (const { width, height } of WINDOWS) {
      const driver = await engine.open();
      try {
        await driver.resize(width, height);
        await drawIn(new EnginePage(name, driver, site), scenesOf(scenes, width), width);
      } finally {
        await driver.close();
      }
    }
  } finally {
    await engine.close();
    await site.close();
  }
}

/** Returns a page with the pictures of a scene: a row for each theme, a column for each engine. */
function sheet(scene: Scene, width: number, engines: readonly EngineName[]): string {
  const rows = THEMES.map((theme) => {
    const pictures = engines.map((engine) => `<td><img src="${fileOf(scene, theme, width, engine)}">`);
    return `<tr><th>${theme}${pictures.join('')}`;
  });
  const names = engines.map((engine) => `<th>${engine}`).join('');
  return `<h2>${scene.kind}, ${width} px</h2><table><tr><th>${names}${rows.join('')}</table>`;
}

const STYLE = '<style>body{font:14px sans-serif}img{width:100%;border:1px solid #888}td{vertical-align:top}</style>';

/** Where the pictures are. */
export interface Drawn {
  engines: EngineName[];
  /** URL of the page on which they are side by side. */
  url: string;
}

/**
 * Draws each designed page in all engines, light and dark, wide and narrow, and lays the pictures side by side.
 *
 * @param words draws only the kinds of pages whose names contain one of them; all if there are none
 * @throws if no kind contains one of the words
 */
export async function drawPages(words: readonly string[]): Promise<Drawn> {
  const scenes = SCENES.filter(({ kind }) => words.length === 0 || words.some((word) => kind.includes(word)));
  if (scenes.length === 0) {
    throw new Error(
      `no kind of page contains ${words.join(' or ')}\n  expected: ${SCENES.map(({ kind }) => kind).join(', ')}`,
    );
  }
  if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const engines = await launchableEngines();
  await Promise.all(engines.map((name) => draw(name, scenes)));
  const sheets = WINDOWS.flatMap(({ width }) => scenesOf(scenes, width).map((scene) => sheet(scene, width, engines)));
  const file = path.join(FOLDER, 'index.html');
  writeFileSync(file, `<!doctype html><meta charset="utf-8">${STYLE}${sheets.join('')}`);
  return { engines, url: pathToFileURL(file).href };
}
