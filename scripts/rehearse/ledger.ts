/** An interface of another package that a row of `src/theme/README.md` depends on. */
export interface Tie {
  /** First cell of the row, without formatting. */
  row: string;
  /** As the row names it, for the report. */
  subject: string;
  /** Whether it is enough that the subject exists. */
  presenceOnly: boolean;
  target: TieTarget;
}

/**
 * - `component`: a component of a theme, with its declared props. Example: `@theme/Logo`.
 * - `export`: a named export of a module, with its types.
 * - `text`: a text in a file.
 * - `file`: a whole file.
 */
export type TieTarget =
  | { kind: 'component'; name: string }
  | { kind: 'export'; name: string; module: string }
  | { kind: 'text'; text: string; file: string }
  | { kind: 'file'; file: string };

/** A row of a table that has the column "Breaks when". */
export interface LedgerRow {
  name: string;
  breaksWhen: string;
}

const COLUMN = 'Breaks when';

/** Splits a table row into its cells. Code in the ledger contains no `|`. */
function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/**
 * Reads the tables of the ledger that have the column "Breaks when".
 *
 * @param markdown content of `src/theme/README.md`
 */
export function ledgerRows(markdown: string): LedgerRow[] {
  const tables = [...markdown.matchAll(/^(\|.*)\n\|[-| :]+\|\n((?:\|.*\n?)+)/gm)];
  return tables.flatMap(([, head = '', body = '']) => {
    const column = cellsOf(head).indexOf(COLUMN);
    if (column < 0) return [];
    return body
      .trimEnd()
      .split('\n')
      .map(cellsOf)
      .map((cells) => ({ name: (cells[0] ?? '').replaceAll('`', ''), breaksWhen: cells[column] ?? '' }));
  });
}

/** Example: `@docusaurus/core/lib/client/docusaurus.js`. Files of this site, such as `plugins/api/props`, do not match. */
const OF_PACKAGE = /^(?:@(?:docusaurus|easyops-cn|mdx-js)\/[\w-]+|docusaurus-[\w-]+)(?:\/[\w./-]+)?$/;

/**
 * Examples: "`useDoc` of `@docusaurus/x/client`", "`a`, `b` or `c` of `@docusaurus/x`", "`open` is no longer in
 * `@docusaurus/x/lib/y.js`", "`@theme/Logo`".
 */
const SUBJECTS = /((?:`[^`]+`(?:, | or ))*`[^`]+`) (of|is no longer in) `([^`]+)`|`([^`]+)`/g;

const CODE = /`([^`]+)`/g;

function targetOf(code: string, relation = '', place = ''): TieTarget | undefined {
  if (relation === 'of' && OF_PACKAGE.test(place)) return { kind: 'export', name: code, module: place };
  if (relation === 'is no longer in' && OF_PACKAGE.test(place)) return { kind: 'text', text: code, file: place };
  if (code.startsWith('@theme/')) return { kind: 'component', name: code.replace('@theme/', '') };
  return OF_PACKAGE.test(code) ? { kind: 'file', file: code } : undefined;
}

/**
 * Reads the conditions of a row: "the theme drops …" asks whether the subject exists, all others whether it is the same.
 * Conditions about code of this site name no package and are skipped, because the type check sees them.
 *
 * @returns empty if the row names nothing that can be checked
 */
export function tiesOf({ name, breaksWhen }: LedgerRow): Tie[] {
  return breaksWhen.split(', or ').flatMap((condition) =>
    [...condition.matchAll(SUBJECTS)].flatMap(([, list = '', relation, place, single = '']) =>
      [...(list || `\`${single}\``).matchAll(CODE)].flatMap(([, code = '']) => {
        const target = targetOf(code, relation, place);
        const subject = [code, relation === undefined ? '' : `${relation.split(' ').at(-1)} ${place}`].join(' ').trim();
        return target ? [{ row: name, subject, presenceOnly: /\bdrops\b/.test(condition), target }] : [];
      }),
    ),
  );
}
