import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../brand.config';
import { formatFinding } from './docs-lint/finding';
import { main, projectDir } from './lib/run';
import { collectLinks, linkReport } from './nightly/externalLinks';
import { followLinks } from './nightly/followLinks';

const BUILD = path.join(projectDir, 'build');

// Runs nightly only: the outage of another site must not block a change.
main(async () => {
  if (!existsSync(BUILD)) throw new Error('build/: the site is not built\n  remedy:   run npm run build first');
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => ({ file, html: readFileSync(path.join(BUILD, file), 'utf8') }));
  const links = collectLinks(pages, { siteUrl: brand.siteUrl, editBase: brand.links.editBase });
  const { findings, blocked } = linkReport(links, await followLinks([...links.keys()]), projectDir);
  if (blocked.length > 0) console.log(`Check these yourself, their hosts block bots:\n${blocked.join('\n')}\n`);
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(`${links.size} external links on ${pages.length} pages: ${findings.length} dead`);
  if (findings.length > 0) process.exitCode = 1;
});
