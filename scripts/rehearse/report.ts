import { markdownTable } from '../lib/markdownTable';
import type { Tie } from './ledger';
import type { LockChange } from './lockChanges';
import { BROKEN, type TieState } from './snapshotTie';
import type { StepResult } from './steps';

export interface Rehearsal {
  name: string;
  node: string;
  /** Changed packages of `package.json`. */
  direct: LockChange[];
  /** Number of other changed packages. */
  indirect: number;
  steps: StepResult[];
  ties: { tie: Tie; state: TieState }[];
}

/** Returns whether a step or a tie broke. */
export function isBroken({ steps, ties }: Pick<Rehearsal, 'steps' | 'ties'>): boolean {
  return steps.some(({ result }) => result === 'failed') || ties.some(({ state }) => BROKEN.includes(state));
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
  const result = isBroken(rehearsal) ? 'something broke' : 'everything works';
  const parts = [
    `# Rehearsal "${rehearsal.name}": ${result}`,
    ...versionsSection(rehearsal),
    ...stepsSection(rehearsal),
    ...tiesSection(rehearsal),
  ];
  return `${parts.join('\n\n')}\n`;
}
