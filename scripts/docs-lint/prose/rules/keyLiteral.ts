import { lineAndColumn, type Rule } from '../rule';

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

/** Forbids API keys and placeholders for them. */
export const keyLiteral: Rule = {
  name: 'key-literal',
  level: 'fault',
  why: 'A key on a page gets copied, committed and reported by scanners, and a sample with a placeholder does not run.',
  remedy: 'Read the key from the environment variable API_KEY.',
  check: ({ source }) =>
    KEYS.flatMap((pattern) => [...source.matchAll(pattern)]).map((match) => ({
      ...lineAndColumn(source, match.index),
      found: match[0],
      expected: '$API_KEY',
    })),
};
