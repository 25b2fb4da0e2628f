import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';

import { listFiles } from '@api-docs/kit/files/paths';
import { themeOf } from '@api-docs/kit/plugin';

import { projectDir } from '../../scripts/lib/run';

/** What `docusaurus write-translations` finds texts with. */
interface Extractor {
  getBabelOptions(options: { isServer: boolean }): object;
  extractAllSourceCodeFileTranslations(
    files: string[],
    options: object,
  ): Promise<{ translations: Record<string, { message: string }> }[]>;
}

// As CommonJS: Docusaurus' modules have no ES entry.
const extractor = createRequire(import.meta.url)('@docusaurus/babel') as Extractor;

const FOLDER = path.join(projectDir, 'packages');

const localesOf = (name: string) => path.join(FOLDER, name, 'locales');

/** Texts of the stock theme, which is in many languages. */
const OF_STOCK = createRequire(import.meta.url)(
  '@docusaurus/theme-translations/locales/base/theme-common.json',
) as object;

/** Returns the texts of a package by id, without those of the stock theme. */
async function ownTexts(name: string): Promise<Record<string, string>> {
  const sources = path.join(FOLDER, name, 'src');
  const files = listFiles(sources).filter((file) => /\.tsx?$/.test(file));
  const found = await extractor.extractAllSourceCodeFileTranslations(
    files.map((file) => path.join(sources, file)),
    extractor.getBabelOptions({ isServer: true }),
  );
  const texts = found.flatMap(({ translations }) => Object.entries(translations));
  return Object.fromEntries(texts.filter(([id]) => !(id in OF_STOCK)).map(([id, { message }]) => [id, message]));
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

const packages = readdirSync(FOLDER).filter((name) => existsSync(localesOf(name)));
const languages = [...new Set(packages.flatMap((name) => readdirSync(localesOf(name))))];

describe.each(packages)('%s', (name) => {
  const texts = ownTexts(name);

  it.each(languages)('has all its texts in %s', async (language) => {
    const file = path.join(localesOf(name), language, 'texts.json');
    const translated = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const expected = await texts;
    expect(Object.keys(translated).sort(), file).toEqual(Object.keys(expected).sort());
    for (const [id, text] of Object.entries(translated))
      expect(placeholders(text), `${file}: ${id}`).toEqual(placeholders(expected[id] ?? ''));
  });
});

it('packages with texts have translations', async () => {
  const others = readdirSync(FOLDER).filter(
    (name) => existsSync(path.join(FOLDER, name, 'src')) && !packages.includes(name),
  );
  for (const name of others) expect(await ownTexts(name), name).toEqual({});
});

it('a site has the texts of a theme and of its parts in its language', async () => {
  const i18n = { currentLocale: 'fr-CA' } as LoadContext['i18n'];
  const theme = themeOf(path.join(FOLDER, 'local-search/dist'), { i18n });
  const texts = await theme.getDefaultCodeTranslationMessages();
  expect(texts).toMatchObject({ Cancel: 'Annuler', Retry: 'Réessayer' });
});
