import { markdownTable } from '../lib/markdownTable';
import type { Tie } from './ledger';
import type { LockChange } from './lockChanges';
import { BROKEN, type TieState } from './snapshotTie';
import type { ReportedStep } from './stepNames';
import type { StepResult } from './steps';

/** Result of a rehearsal. */
export interface Rehearsal {
  name: string;
  node: string;
  /** Steps that are known to fail, see {@link isBroken}. */
  expect: readonly ReportedStep[] | undefined;
  /** Changed packages of `package.json`. */
  direct: LockChange[];
  /** Number of other changed packages. */
  indirect: number;
  steps: StepResult[];
  ties: { tie: Tie; state: TieState }[];
}

/** Lists how the steps differ from those that are known to fail, one sentence for each. */
function surprises(steps: readonly StepResult[], expect: readonly ReportedStep[]): string[] {
  const failed = steps.filter(({ result }) => result === 'failed').map(({ name }) => name);
  return [
    ...failed.filter((name) => !expect.includes(name)).map((name) => `\`${name}\` failed, and was expected to pass.`),
    ...expect
      .filter((name) => !failed.includes(name))
      .map((name) => `\`${name}\` did not fail: remove it from \`--expect\` in .github/workflows/nightly.yml.`),
  ];
}

/** Returns whether a step or a tie broke; with `expect`, whether other steps failed than these. */
export function isBroken({ steps, ties, expect }: Pick<Rehearsal, 'steps' | 'ties' | 'expect'>): boolean {
  if (expect) return surprises(steps, expect).length > 0;
  return steps.some(({ result }) => result === 'failed') || ties.some(({ state }) => BROKEN.includes(state));
}

function title(rehearsal: Rehearsal): string {
  if (isBroken(rehearsal)) return rehearsal.expect ? 'not as expected' : 'something broke';
  return rehearsal.expect ? 'only the expected steps failed' : 'everything works';
}

function versionsSection({ direct, indirect, node }: Rehearsal): string[] {
  const intro = `Node ${node}. ${direct.length} packages of package.json changed, and ${indirect} others.`;
  if (direct.length === 0) return [intro];
  const table = markdownTable(direct, [
    { title: 'Package', cell: ({ name }) => name },
    { title: 'From', cell: ({ from }) => from },
    { title: 'To', cell: ({ to }) => to },
  ]);
  return [intro, table];
}

function stepsSection({ steps }: Rehearsal): string[] {
  const table = markdownTable(steps, [
    { title: 'Step', cell: ({ name }) => name },
    { title: 'Result', cell: ({ result }) => result },
    { title: 'Seconds', cell: ({ seconds }) => String(seconds), align: 'right' },
  ]);
  const details = steps
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => `### ${name}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``);
  return ['## Steps', table, ...details];
}

function tiesSection({ ties }: Rehearsal): string[] {
  const changed = ties.filter(({ state }) => state !== 'same');
  const broken = ties.filter(({ state }) => BROKEN.includes(state));
  const intro = `${ties.length} ties of src/theme/README.md: ${broken.length} broken, ${changed.length - broken.length} to compare.`;
  if (changed.length === 0) return ['## Ties', intro];
  const table = markdownTable(changed, [
    { title: 'Row', cell: ({ tie }) => tie.row },
    { title: 'Depends on', cell: ({ tie }) => `\`${tie.subject}\`` },
    { title: 'State', cell: ({ state }) => state },
  ]);
  return ['## Ties', intro, table];
}

/** Formats the result of a rehearsal as Markdown. */
export function report(rehearsal: Rehearsal): string {
  const parts = [
    `# Rehearsal "${rehearsal.name}": ${title(rehearsal)}`,
    ...(rehearsal.expect ? surprises(rehearsal.steps, rehearsal.expect) : []),
    ...versionsSection(rehearsal),
    ...stepsSection(rehearsal),
    ...tiesSection(rehearsal),
  ];
  return `${parts.join('\n\n')}\n`;
}
