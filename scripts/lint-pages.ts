import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { applyFixes } from './prose/applyFixes';
import { checkPage, describeFinding, type PageFinding } from './prose/checkPage';
import { proseFiles } from './prose/pageFiles';
import { RULES } from './prose/rules';
import { main, projectDir } from './run';

/** A fix may uncover the next one, and two that overlap need two rounds; no chain is longer in sane text. */
const ROUNDS = 5;

function lint(file: string, fix: boolean): PageFinding[] {
  const absolute = path.join(projectDir, file);
  let source = readFileSync(absolute, 'utf8');
  let findings = checkPage(file, source, RULES);
  for (let round = 0; fix && round < ROUNDS && findings.some((finding) => finding.fix); round += 1) {
    source = applyFixes(source, findings);
    writeFileSync(absolute, source);
    findings = checkPage(file, source, RULES);
  }
  return findings;
}

main(async () => {
  const fix = process.argv.includes('--fix');
  const files = proseFiles(projectDir);
  const findings = files.flatMap((file) => lint(file, fix));
  for (const finding of findings) console.log(`${describeFinding(finding)}\n`);
  console.log(`${RULES.length} rules, ${files.length} pages, ${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
});
