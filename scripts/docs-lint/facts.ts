import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { ADMONITIONS } from '@api-docs/kit/parseMdx';

import { brand } from '../../brand.config';
import { brandLiterals } from '../../site/plugins/content/brand';
import type { Match, Page } from './readPage';
import { undocumentedStatuses } from './undocumentedStatuses';

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

/** Examples: `:::Note`, which is no kind, and `::: note` and `:::note[Title] more`, which are shown as they are written. */
function unreadAdmonitions({ tree, rangeOf }: Page): Match[] {
  const found: Match[] = [];
  visit(tree, (node) => {
    const isText = node.type === 'paragraph' && toString(node).startsWith(':::');
    const isOther = node.type === 'containerDirective' && !ADMONITIONS.includes(node.name);
    const message = `this is no admonition: write :::note[Title] with one of ${ADMONITIONS.join(', ')}`;
    if (isText || isOther) found.push({ index: rangeOf(node)[0], message });
  });
  return found;
}

/** Finds what would be wrong for readers and no other tool knows, in no particular order. */
export function findFaults(page: Page): Match[] {
  const rules = [brandNames, keys, changeLogDates, undocumentedStatuses, unreadAdmonitions];
  return rules.flatMap((rule) => rule(page));
}
