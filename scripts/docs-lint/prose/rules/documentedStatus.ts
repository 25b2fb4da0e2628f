import { visit } from 'unist-util-visit';

import { findingAt } from '../matches';
import type { Page } from '../page';
import type { Passage } from '../passages';
import type { Finding, Rule } from '../rule';

const DOCUMENTED = ['200', '401', '422', '500'];

/** Known HTTP statuses. Other numbers are scores, amounts or counts. */
const STATUS = String.raw`\b(?:20[0-8]|226|30[0-8]|40\d|41[0-8]|42[1-9]|431|451|50[0-8]|51[01]|[45]xx)\b(?![.,]\d|%)`;

/** Statuses that are recognizable even after a common word such as "on" or "a". */
const ERROR = String.raw`\b(?:201|202|204|40\d|41[0-8]|42[1-9]|50[0-8]|[45]xx)\b(?![.,]\d|%)`;

/** Separators in a list of statuses. Examples: `, `, ` and `, `, or `. */
const BETWEEN = String.raw`(?:,? (?:and|or) |, |/)`;

const RUN = String.raw`(?:${STATUS}${BETWEEN})*${STATUS}`;
const ERROR_RUN = String.raw`(?:${ERROR}${BETWEEN})*${ERROR}`;

/** What may follow a status: the end, punctuation or an explanation, but not a counted noun. */
const END = String.raw`(?=$|[.,;:)!?]|\s+(?:means?|errors?|reply|replies|responses?|status|says?|when|if|instead)\b)`;

const PATTERNS = [
  // `status 429`, `HTTP 404`, `error code 403`, `statuses 401 and 403`
  new RegExp(
    String.raw`\b(?:status(?:es)?(?: codes?)?|HTTP(?:/\d(?:\.\d)?)?|error codes?|errors?)[ :]+(?<run>${RUN})`,
    'giu',
  ),
  // `returns 429`, `answers with 403 when`, `on 404,`, `a 503 means`
  new RegExp(
    String.raw`\b(?:returns?|returned|(?:answers?|answered|repl(?:y|ies|ied)|responds?|responded|fails?)(?: with)?(?: an?)?|gets?(?: an?)?|receives?(?: an?)?|on|an?)\s+(?<run>${ERROR_RUN})${END}`,
    'giu',
  ),
  // `401, 422, and 429`: a list of numbers that includes a documented status
  new RegExp(String.raw`(?<run>\b(?:401|422)\b${BETWEEN}${RUN}|${RUN}${BETWEEN}(?:401|422)\b)`, 'giu'),
  // `429 Too Many Requests`, `404 Not Found`, anywhere
  new RegExp(
    String.raw`(?<run>${STATUS}) (?:Created|Accepted|No Content|Bad Request|Payment Required|Forbidden|Not Found|Method Not Allowed|Request Timeout|Conflict|Gone|Payload|Content Too Large|Too Many Requests|Not Implemented|Bad Gateway|Service Unavailable|Gateway Timeout)\b`,
    'giu',
  ),
];

/** A heading or cell that contains only a status. Examples: `429`, `403.` */
const ALONE = new RegExp(String.raw`^(?<run>${STATUS})\.?$`, 'iu');

/** Example: `if response.status_code == 429`. */
const IN_CODE = new RegExp(String.raw`status\w*\W{1,12}(?<run>${STATUS})|\bHTTP/\d(?:\.\d)? (?<line>${STATUS})`, 'giu');

function undocumented(run: string): { status: string; index: number }[] {
  return [...run.matchAll(/\d(?:\d\d|xx)/gi)]
    .map((match) => ({ status: match[0], index: match.index }))
    .filter(({ status }) => !DOCUMENTED.includes(status));
}

function inPassage(passage: Passage): Finding[] {
  const { kind, verbatim } = passage;
  const alone =
    kind === 'heading' || (kind === 'cell' && /status/i.test(passage.column ?? '')) ? ALONE.exec(verbatim) : null;
  const matches = [...(alone ? [alone] : []), ...PATTERNS.flatMap((pattern) => [...verbatim.matchAll(pattern)])];
  const found = matches.flatMap((match) => {
    const run = match.groups?.run ?? '';
    const start = match.index + match[0].indexOf(run);
    return undocumented(run).map(({ status, index }) => ({ status, index: start + index }));
  });
  const unique = new Map(found.map((one) => [one.index, one]));
  return [...unique.values()].map(({ status, index }) => findingAt(passage, index, status));
}

function inCode({ tree }: Page): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'code', (node) => {
    const first = (node.position?.start.line ?? 0) + 1;
    node.value.split('\n').forEach((text, index) => {
      for (const match of text.matchAll(IN_CODE)) {
        const run = match.groups?.run ?? match.groups?.line ?? '';
        findings.push(...undocumented(run).map(({ status }) => ({ line: first + index, found: status })));
      }
    });
  });
  return findings;
}

/** Allows only the four statuses that the API documents. */
export const documentedStatus: Rule = {
  name: 'documented-status',
  level: 'fault',
  why: 'The API documents the statuses 200, 401, 422 and 500. Any other status would be invented.',
  remedy: 'Remove the status, or name the documented one that the reader will see.',
  check: (page) => [...page.passages.flatMap(inPassage), ...inCode(page)],
};
