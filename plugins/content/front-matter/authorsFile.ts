import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { buildError } from '../../lib/buildError';
import { parseYaml } from '../../lib/parseYaml';
import { ownImages, withoutScripts } from './fieldRules';

const AUTHORS_FILE = 'blog/authors.yml';

/**
 * Checks what Docusaurus does not check in `blog/authors.yml`, the authors that posts name by their keys.
 *
 * @param siteDir absolute path of the project; the file need not exist
 * @throws if an image is on another host, or a text contains a script tag
 */
export function checkAuthors(siteDir: string): void {
  const file = path.join(siteDir, AUTHORS_FILE);
  if (!existsSync(file)) return;
  const authors = parseYaml(readFileSync(file, 'utf8'), AUTHORS_FILE);
  const broken = [ownImages, withoutScripts].find(({ isValid }) => !isValid(authors));
  if (!broken) return;
  throw buildError({
    file: AUTHORS_FILE,
    problem: 'invalid author',
    expected: broken.expected,
    found: JSON.stringify(authors),
    remedy: 'fix the author',
  });
}
