export interface Column<Row> {
  title: string;
  cell(row: Row): string;
  /** Numbers are aligned right. */
  align?: 'left' | 'right';
}

/** Formats rows as a Markdown table whose columns are aligned, so that it is also readable in a terminal. */
export function markdownTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)));
  const line = (texts: readonly string[]) =>
    `| ${texts
      .map((text, index) => {
        const width = widths[index] ?? 0;
        return columns[index]?.align === 'right' ? text.padStart(width) : text.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = columns.map(({ align }, index) => {
    const width = widths[index] ?? 0;
    return align === 'right' ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
  });
  const [head = [], ...body] = cells;
  return [line(head), line(rule), ...body.map(line)].join('\n');
}
