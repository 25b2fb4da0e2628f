import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../brand.config';
import { collectLinks } from './externalLinks/collectLinks';
import { followLinks } from './externalLinks/followLinks';
import { linkReport } from './externalLinks/linkReport';
import { printFindings } from './gates/printFindings';
import { main, projectDir } from './run';

const BUILD = path.join(projectDir, 'build');

/**
 * For the nightly job only: it asks other people's servers, whose bad days are no reason to hold back a change.
 */
main(async () => {
  if (!existsSync(BUILD)) throw new Error('build/: nothing to check\n  remedy:   run npm run build first');
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => ({ file, html: readFileSync(path.join(BUILD, file), 'utf8') }));
  const links = collectLinks(pages, { siteUrl: brand.siteUrl, editBase: brand.links.editBase });
  const { findings, unsure } = linkReport(links, await followLinks([...links.keys()]), projectDir);
  if (unsure.length > 0) console.log(`Look at these yourself, their hosts turn programs away:\n${unsure.join('\n')}\n`);
  printFindings(findings, `${links.size} external links on ${pages.length} pages`);
});
