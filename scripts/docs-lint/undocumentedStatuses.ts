import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { joinNames } from '@api-docs/kit/joinNames';
import { fileOfPage } from '@api-docs/openapi-reference/apiFiles';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../site/plugins/api/facts/apiFiles';
import { projectDir } from '../lib/run';
import type { Match, Page } from './readPage';

const files = openApiFiles(projectDir, brand);

/** Returns the statuses that the API of a page's docs version documents, such as `401`, `4XX` and `default`. */
function documentedStatuses(file: string): string[] {
  const { operations } = files.facts(fileOfPage(files, file));
  return [...new Set(operations.flatMap(({ responses }) => responses.map(({ code }) => code)))].sort();
}

/** Known HTTP statuses. Other numbers are scores, amounts or counts. */
const STATUS = String.raw`\b(?:20[0-8]|226|30[0-8]|40\d|41[0-8]|42[1-9]|431|451|50[0-8]|51[01]|[45]xx)\b(?![.,]\d|%)`;

/** Separators in a list of statuses. Examples: `, `, ` and `, `, or `. */
const BETWEEN = String.raw`(?:,? +(?:and|or) +|, +|/)`;

const RUN = String.raw`(?:${STATUS} *${BETWEEN} *)*${STATUS}`;

/** What may follow a status: the end, punctuation or an explanation, but not a counted noun. */
const END = String.raw`(?= *(?:$|[.,;:)!?|]|(?:means?|errors?|reply|replies|responses?|status|says?|when|if|instead)\b))`;

const IN_PROSE: readonly RegExp[] = [
  // `status 429`, `HTTP 404`, `error code 403`, `statuses 401 and 403`
  new RegExp(String.raw`\b(?:status(?:es)?(?: codes?)?|HTTP(?:/\d(?:\.\d)?)?|error codes?|errors?)[ :]+${RUN}`, 'gimu'),
  // `returns 429`, `answers with 403 when`, `on 404,`, `a 503 means`
  new RegExp(
    String.raw`\b(?:returns?|returned|(?:answers?|answered|repl(?:y|ies|ied)|responds?|responded|fails?)(?: with)?(?: an?)?|gets?(?: an?)?|receives?(?: an?)?|on|an?) +${RUN}${END}`,
    'gimu',
  ),
  // `401, 422, and 429`: a list of numbers that includes a common status
  new RegExp(String.raw`\b(?:401|422)\b *${BETWEEN} *${RUN}|${RUN} *${BETWEEN} *(?:401|422)\b`, 'gimu'),
  // `429 Too Many Requests`, `404 Not Found`
  new RegExp(
    String.raw`${STATUS} +(?:Created|Accepted|No Content|Bad Request|Payment Required|Forbidden|Not Found|Method Not Allowed|Request Timeout|Conflict|Gone|Payload|Content Too Large|Too Many Requests|Not Implemented|Bad Gateway|Service Unavailable|Gateway Timeout)\b`,
    'gimu',
  ),
];

/** Examples: `status_code == 429`, `status === 404`, `HTTP/1.1 503`; not `status >= 300`, which names no status. */
const IN_CODE = new RegExp(
  String.raw`status\w*["')]*(?:\.value)?\s*(?:===?|:|\bis\b|\bin\b) *[[({]?${RUN}|\bHTTP/\d(?:\.\d)? ${STATUS}`,
  'giu',
);

/** A heading, cell or item that contains only a status. Examples: `429`, `403.` */
const ALONE = new RegExp(String.raw`^ *${STATUS}\.? *$`, 'gimu');

/** Returns where the cells below a heading such as "Status" contain only a status. */
function statusCells({ tree, prose, rangeOf }: Page): number[] {
  const found: number[] = [];
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const columns = (head?.children ?? []).map((cell) => /status/i.test(toString(cell)));
    for (const cell of rows.flatMap((row) => row.children.filter((_, column) => columns[column]))) {
      const [start, end] = rangeOf(cell);
      const text = prose.slice(start, end).replaceAll('|', ' ');
      if (text.search(ALONE) >= 0) found.push(start + text.search(/\S/));
    }
  });
  return found;
}

/** Finds statuses that the API does not document. */
export function undocumentedStatuses(page: Page): Match[] {
  const { prose, code, source, file } = page;
  const inTexts = [...[...IN_PROSE, ALONE].map((pattern) => [prose, pattern] as const), [code, IN_CODE] as const]
    .flatMap(([text, pattern]) => [...text.matchAll(pattern)])
    .flatMap((match) => [...match[0].matchAll(/\b\d(?:\d\d|xx)\b/gi)].map(({ index }) => match.index + index));
  const found = [...new Set([...inTexts, ...statusCells(page)])].map((index) => ({
    index,
    status: source.slice(index, index + 3),
  }));
  if (found.length === 0) return [];
  const documented = documentedStatuses(file);
  const isDocumented = (status: string) =>
    ['default', `${status[0]}XX`, status.toUpperCase()].some((code) => documented.includes(code));
  return found
    .filter(({ status }) => !isDocumented(status))
    .map(({ index, status }) => ({
      index,
      message: `undocumented status ${status}: the API documents ${joinNames(documented)}; remove it or name one of these`,
    }));
}
