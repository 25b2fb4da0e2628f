import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { parseSchema } from '../../lib/parseSchema';
import { parseYaml } from '../../lib/parseYaml';
import { author } from './docusaurusFields';

const AUTHORS_FILE = 'blog/authors.yml';

/** Content of the file. */
export const AUTHORS_SCHEMA = z.record(z.string(), author);

/**
 * Checks what Docusaurus does not check in `blog/authors.yml`, the authors that posts name by their keys.
 *
 * @param siteDir absolute path of the project; the file need not exist
 * @throws if an image is on another host, or a text contains a script tag
 */
export function checkAuthors(siteDir: string): void {
  const file = path.join(siteDir, AUTHORS_FILE);
  if (!existsSync(file)) return;
  parseSchema(AUTHORS_SCHEMA, parseYaml(readFileSync(file, 'utf8'), AUTHORS_FILE), {
    file: AUTHORS_FILE,
    subject: 'author',
    expected: 'authors with name, title and url, and an image_url that starts with a slash',
    remedy: 'fix the author; an image belongs to static/img, because browsers load images only from this site',
  });
}
