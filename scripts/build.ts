import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../brand.config';
import { openApiFiles } from '../plugins/api-facts/apiFiles';
import { generateReference } from './generateReference';
import { isPage, pageReader } from './pages/pageReader';
import { pagesInOutput } from './pages/pagesInOutput';
import { siteLinks } from './pages/siteLinks';
import { proseFiles } from './prose/pageFiles';
import { docusaurus, main, projectDir, run } from './run';
import { billOfMaterials, BILL_OF_MATERIALS } from './supplyChain/billOfMaterials';
import { lockedPackages } from './supplyChain/lockedPackages';

/** Docusaurus names addresses in what it prints; writers open files. */
function filesIn(output: string): string[] {
  const reader = pageReader(projectDir);
  const pages = proseFiles(projectDir)
    .map((file) => reader.read(file))
    .filter(isPage);
  const { map } = siteLinks(projectDir, pages, openApiFiles(projectDir, brand));
  return pagesInOutput(output, map, brand.basePath);
}

main(async () => {
  await generateReference();
  writeFileSync(path.join(projectDir, BILL_OF_MATERIALS), billOfMaterials(lockedPackages(projectDir)));
  const { code, output } = await run(docusaurus('build', ...process.argv.slice(2)), { capture: true, echo: true });
  if (code === 0) return;
  const files = filesIn(output).map((file) => `\n  ${file}`);
  throw new Error(
    files.length > 0
      ? `The build stopped, see above. Files of the pages that it names:${files.join('')}`
      : `The build stopped with code ${code}, see above.`,
  );
});
