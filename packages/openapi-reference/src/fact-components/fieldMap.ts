import { codeSpan, describeRow, findSuccession, type DescribedFieldMapRow } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { description, labeled } from '../content/description';
import { code, link } from '../content/nodes';
import { table } from '../content/table';
import type { Attributes, PageContext } from '../factComponent';
import { successorGeneration } from '../model/generation';
import { operationLink } from '../model/operationLink';

/** Says what becomes of a field. A kept field is called changed if the successor drops a field inside of it. */
function describeFieldChange(
  { change, from = '', notes }: DescribedFieldMapRow,
  rows: readonly DescribedFieldMapRow[],
): string {
  const inside = rows.filter((other) => other.change === 'dropped' && other.from?.startsWith(`${from}.`));
  const dropped = inside.map((other) => `${codeSpan(other.from?.slice(from.length + 1) ?? '')} dropped`);
  if (change !== 'same') return [`**${change}**`, ...notes].join('; ');
  return [dropped.length > 0 ? '**changed**' : 'same name and type', ...notes, ...dropped].join('; ');
}

/** Maps the fields of a legacy request or response to those of its successor. */
export const fieldMapContent = ({ facts, files, page }: PageContext<ApiFiles>, attributes: Attributes) => {
  const { successor, rows, note = '' } = findSuccession(facts, files.successors(), attributes, page);
  if (!successor) return description(note || 'No successor is documented.');
  const { path, to } = operationLink(files, successor);
  const head = ['Legacy field', `${successorGeneration(facts, successor)} field`, 'What changes'];
  const name = (field: string | undefined) => (field === undefined ? 'none' : codeSpan(field));
  const cells = rows
    .map(describeRow)
    .map((row, _index, described) => [name(row.from), name(row.to), describeFieldChange(row, described)]);
  const label = ['The successor is ', link(to, code(path)), '.'];
  return [...labeled(label, note), table(head, cells)];
};
