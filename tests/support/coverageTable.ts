/** Runs of samples, and how many printed samples they prove. */
export interface Cell {
  runs: number;
  printed: number;
}

function sumOf(cells: readonly Cell[]): Cell {
  return {
    runs: cells.reduce((sum, { runs }) => sum + runs, 0),
    printed: cells.reduce((sum, { printed }) => sum + printed, 0),
  };
}

/**
 * Prints operations × languages.
 *
 * @param cellOf what was run of an operation in a language
 * @returns the table, a cell as `runs/printed samples`, with sums below; and the names of the empty cells
 */
export function coverageTable(
  operations: readonly string[],
  languages: readonly string[],
  cellOf: (operation: string, language: string) => Cell,
): { text: string; empty: string[] } {
  const width = Math.max(...operations.map(({ length }) => length), 'runs/printed samples'.length);
  const line = (head: string, cells: readonly string[]) =>
    [head.padEnd(width), ...cells.map((cell) => cell.padStart(11))].join('');
  const show = ({ runs, printed }: Cell) => (runs === 0 ? '-' : `${runs}/${printed}`);
  const rows = operations.map((operation) =>
    line(
      operation,
      languages.map((language) => show(cellOf(operation, language))),
    ),
  );
  const sums = languages.map((language) => sumOf(operations.map((operation) => cellOf(operation, language))));
  const total = sumOf(sums);
  const empty = operations.flatMap((operation) =>
    languages
      .filter((language) => cellOf(operation, language).runs === 0)
      .map((language) => `${operation} in ${language}`),
  );
  return {
    text: [
      line('runs/printed samples', languages),
      ...rows,
      line('all', sums.map(show)),
      `${total.runs} runs prove ${total.printed} printed samples`,
    ].join('\n'),
    empty,
  };
}
