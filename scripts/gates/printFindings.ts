import { describeFinding } from './describeFinding';
import type { ReportedFinding } from './reportedFinding';

/**
 * Prints what a gate found and lets the process fail if that is anything.
 *
 * @param findings what was found
 * @param scope what was looked at, for the last line
 */
export function printFindings(findings: readonly ReportedFinding[], scope: string): void {
  for (const finding of findings) console.log(`${describeFinding(finding)}\n`);
  console.log(`${scope}: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
