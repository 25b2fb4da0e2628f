import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { joinNames } from '@api-docs/kit/text/joinNames';
import { fileOfPage } from '@api-docs/openapi-reference/pageFiles';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api/facts/apiFiles';
import { brandLiterals } from '../../plugins/content/brand';
import { projectDir } from '../lib/run';
import type { Match, Page } from './readPage';

/** Longest values first, because the name of the product starts with that of the provider. */
const TOKENS = (['product', 'provider', 'slug'] as const)
  .map((key) => ({ value: brand[key], token: `%brand.${key}%` }))
  .sort((a, b) => b.value.length - a.value.length);

function brandNames({ source }: Page): Match[] {
  return brandLiterals(source, brand).map(({ index, found }) => {
    const exact = TOKENS.find(({ value }) => source.startsWith(value, index));
    const tokens = (exact ? [exact] : TOKENS).map(({ token }) => token).join(' or ');
    return {
      index,
      message: `brand name "${exact?.value ?? found}": write ${tokens}, so that the site can be rebranded`,
    };
  });
}

/** API keys, and placeholders that readers would have to replace by hand. */
const KEYS: readonly RegExp[] = [
  // A JSON Web Token, complete or truncated: eyJhbGciOiJIUzI1NiJ9.…
  /\beyJ[\w-]{6,}(?:\.[\w-]*){0,2}/g,
  // Bearer a1b2c3d4e5f6; but Bearer $API_KEY, Bearer ${key}, Bearer %s, Bearer token
  /(?<=\bBearer )(?=[\w.-]*\d)[\w.-]{8,}/gi,
  // Keys of well-known services: sk-…, hf_…, ghp_…, AKIA…, AIza…
  /\b(?:sk-(?:[a-z]+-)?[A-Za-z0-9]{16,}|(?:hf|ghp|gho|ghs|pk|rk)_[A-Za-z0-9_]{16,}|AKIA[0-9A-Z]{16}|AIza[\w-]{20,})/g,
  // api_key = "a1b2…", "apiKey": "…", API_KEY=…
  /(?<=\b(?:api[_-]?key|secret|access[_-]?token)["']?\s*[:=]\s*["']?)(?=[\w-]*\d)[A-Za-z0-9_-]{16,}/gi,
  // YOUR_API_KEY, <your-api-key>, <API_KEY>
  /\bYOUR[_-](?:API[_-])?(?:KEY|TOKEN)\b|<(?:your[ _-])?api[ _-]?(?:key|token)>/gi,
];

function keys({ source }: Page): Match[] {
  return KEYS.flatMap((pattern) => [...source.matchAll(pattern)]).map(({ index, 0: found }) => ({
    index,
    message: `key ${found}: read it from the environment variable API_KEY, because readers copy what a page shows`,
  }));
}

/** Examples: the years in `2025-06-16`, `16 June 2025` and `Q2 2025`; not in `2024/1689`. */
const YEAR = /\b20[2-9]\d\b(?!\/)/g;

function changeLogDates({ file, prose }: Page): Match[] {
  if (!/(?:^|\/)change-?log\.mdx?$/.test(file)) return [];
  return [...prose.matchAll(YEAR)].map(({ index, 0: found }) => ({
    index,
    message: `year ${found} in the change-log: name the docs version, because no release date is published`,
  }));
}

const files = openApiFiles(projectDir, brand);

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

function undocumentedStatuses(page: Page): Match[] {
  const { prose, code, source, file } = page;
  const inTexts = [...[...IN_PROSE, ALONE].map((pattern) => [prose, pattern] as const), [code, IN_CODE] as const]
    .flatMap(([text, pattern]) => [...text.matchAll(pattern)])
    .flatMap((match) => [...match[0].matchAll(/\b\d(?:\d\d|xx)\b/gi)].map(({ index }) => match.index + index));
  const found = [...new Set([...inTexts, ...statusCells(page)])];
  if (found.length === 0) return [];
  // Of the API of the page's docs version. Examples: `401`, `4XX`, `default`.
  const { operations } = files.facts(fileOfPage(files, file));
  const documented = [...new Set(operations.flatMap(({ responses }) => responses.map(({ code }) => code)))].sort();
  const isDocumented = (status: string) =>
    ['default', `${status[0]}XX`, status.toUpperCase()].some((code) => documented.includes(code));
  return found.flatMap((index) => {
    const status = source.slice(index, index + 3);
    const message = `undocumented status ${status}: the API documents ${joinNames(documented)}; remove it or name one of these`;
    return isDocumented(status) ? [] : { index, message };
  });
}

/** Finds what would be wrong for readers and no other tool knows, in no particular order. */
export function findFaults(page: Page): Match[] {
  const rules = [brandNames, keys, changeLogDates, undocumentedStatuses];
  return rules.flatMap((rule) => rule(page));
}
