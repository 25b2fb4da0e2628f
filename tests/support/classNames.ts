import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

import { buildDir, builtFiles } from './builtSite';

/** A string of a script that may be a list of class names. */
const WORDS = /"((?:[\w-]+(?: |(?=")))+)"/g;

/**
 * Lists the class names that the built site carries: those of its pages, and every word of its scripts' strings that
 * looks like one of Infima's (`block--modifier`, `block__element`), because scripts set classes too.
 */
export function classNamesOfSite(): Set<string> {
  const names = new Set<string>();
  for (const file of builtFiles()) {
    const text = () => readFileSync(path.join(buildDir, file), 'utf8');
    if (file.endsWith('.html')) {
      const $ = load(text());
      for (const element of $('[class]').toArray()) {
        for (const name of ($(element).attr('class') ?? '').split(/\s+/)) names.add(name);
      }
    } else if (file.endsWith('.js')) {
      for (const [, words = ''] of text().matchAll(WORDS)) {
        for (const word of words.trim().split(' ')) if (/--|__/.test(word)) names.add(word);
      }
    }
  }
  return names;
}
