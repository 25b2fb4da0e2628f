import { projectDir } from '../lib/run';
import { formatFinding, type ReportedFinding } from './finding';
import { judge } from './houseStyle';
import { baseBranch, touchedFiles } from './touchedFiles';

/**
 * Prints findings, faults last, and sets the exit code: 1 if any of them fails.
 *
 * @param scope what was checked, for the last line
 */
export function printFindings(findings: readonly ReportedFinding[], scope: string): void {
  const ofLevel = (level: string) => findings.filter(({ rule }) => rule.level === level);
  for (const finding of [...ofLevel('style'), ...ofLevel('fault')]) console.log(`${formatFinding(finding)}\n`);
  const base = baseBranch(process.env);
  const { failing, sentence } = judge(findings, {
    isCi: process.env.CI === 'true',
    base,
    touched: touchedFiles(projectDir, base),
  });
  console.log(`${scope}: ${sentence}`);
  process.exitCode = failing > 0 ? 1 : 0;
}
