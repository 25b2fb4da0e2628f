import { createHash } from 'node:crypto';

import { stringify } from 'yaml';

import { LLMS_TXT, markdownPath } from '../../../shared/markdownPath';
import { CONJUNCTION, doNotGuess, SKILL_FILE } from './instructions';
import type { SkillCombination, SkillFacts, SkillMetric, SkillMove } from './skillFacts';

/** Texts and names of this site for the skill. */
export interface SkillContext {
  /** URL of the home page. */
  siteRoot: string;
  /** The brand's slug. */
  slug: string;
  product: string;
  /** Advice which API to call, as in the indexes. */
  preference: string;
  /** Facts that are not documented, one Markdown list item each. */
  notPublished: readonly string[];
}

/** A skill as specified by https://agentskills.io/specification. */
export interface Skill {
  name: string;
  description: string;
  text: string;
}

const code = (name: string) => `\`${name}\``;
const names = (list: readonly string[]) => list.map(code).join(', ');

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '-')), ...rows.map(row)].join('\n');
}

/** Example: `` `a`, `b`, and `c` ``. */
const series = (list: readonly string[]) => CONJUNCTION.format(list.map(code));

const referencePage = ({ siteRoot }: SkillContext) => `[API reference](${siteRoot}${markdownPath('docs/api/')})`;

function firstCall({ firstCall: { path, code: sample, reply }, api, statuses }: SkillFacts, context: SkillContext) {
  return `## Make the first call

Send a \`POST\` with a JSON body to \`${api.server}\` and the key as a bearer token. Keep the key in the environment variable
\`API_KEY\`, and never write it into code. This call is \`${path}\`; the values of its reply are illustrative.

\`\`\`bash
${sample.trim()}
\`\`\`

\`\`\`json
${reply}
\`\`\`

The result is in \`data\`. \`warnings\` is optional and lists problems that did not stop the call: log them; \`data\` is still
usable. Branch on the status:

${table(
  ['Status', 'Meaning'],
  statuses.map(({ code: status, description }) => [status, description.trim()]),
)}

The bodies of legacy replies are not documented. What to check for each status: ${referencePage(context)}.`;
}

function metricRow({ siteRoot }: SkillContext) {
  return ({ title, question, page, call, required, verdict }: SkillMetric) => [
    question,
    `[${title}](${siteRoot}${encodeURI(markdownPath(page.slice(1)))})`,
    code(call),
    names(required) || 'not documented',
    verdict,
  ];
}

function combine({ call, about, inputs, excluded, unknown }: SkillCombination): string {
  const rules = [
    'A chunk needs `chunk_text` here. Send `"context": null` when you have no chunks.',
    '`text` is not taken from `response`. To use metrics of both kinds on one response, send it in both fields.',
    ...(excluded.length > 0
      ? [`${series(excluded)} can't be combined: the request has no field for their inputs.`]
      : []),
    ...(unknown.length > 0 ? [`Whether ${series(unknown)} are accepted is not documented; call them directly.`] : []),
    'The reply has one object or `null` per requested metric. Its fields are not documented, so use the single operations where code reads a score.',
  ];
  return `### Combine metrics in one call

\`${call}\`: ${about} Send these names in \`metrics\`, each at most once, with their inputs:

${table(
  ['Name in `metrics`', 'Needs', 'May use'],
  inputs.map(({ names: metrics, needs, mayUse }) => [names(metrics), names(needs), names(mayUse)]),
)}

${rules.map((rule) => `- ${rule}`).join('\n')}`;
}

const TRAPS = [
  'A citation of Faithfulness returns your `chunk_id` as `node_id`.',
  'The page "Prompt injection" is about the operation `prompt_manipulation`.',
  '`allowlist` and `blocklist` of PII are lists of regular expressions. Double each backslash in JSON: `\\\\d{6}`.',
];

function chooseMetrics({ metrics, combination, others, scales }: SkillFacts, context: SkillContext): string {
  const scaleLines = scales
    .filter(({ metrics: titles }) => titles.length > 0)
    .map(({ verdict, scale, bands, metrics: titles }) => {
      const startingBands = bands.length > 0 && `Bands to start with: ${bands.join('; ')}.`;
      return `- ${CONJUNCTION.format(titles)}: ${[verdict, scale, startingBands].filter(Boolean).join(' ')}`;
    });
  const parts = [
    `## Choose metrics

Find your question, and read the page of the metric before you write code: it has the field tables, examples, and pitfalls.
Directions differ, so don't apply one cutoff rule to all metrics.

${table(['Question', 'Metric', 'Call', 'Required fields', 'Direction'], metrics.map(metricRow(context)))}`,
    others.map(({ call, about }) => `- \`${call}\`: ${about}`).join('\n'),
    combination && combine(combination),
    `### Read the score

Bands are starting points for the overall score, not part of the API contract. Tune them on the user's own data.

${scaleLines.join('\n')}`,
    `### Avoid these mistakes

${TRAPS.map((trap) => `- ${trap}`).join('\n')}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function moveRow({ from, to, fields, note }: SkillMove): string[] {
  return [code(from), to === undefined ? 'none documented' : code(to), [...fields, ...(note ? [note] : [])].join('; ')];
}

function migrate({ moves }: SkillFacts, { preference }: SkillContext): string {
  return `## Move from the legacy API to v4alpha

${preference}

For each call, change the path, map the fields as below, and read the result from \`data\`. Compare old and new scores of the
same texts before you keep a cutoff. Fields that are not named keep their name. Rename \`node_id\` and \`node_text\` together: a
chunk with only \`chunk_id\` is valid, so a leftover \`node_text\` may go unnoticed.

${table(['Legacy call', 'Successor', 'Fields'], moves.map(moveRow))}`;
}

/** Returns a skill for coding assistants: the first call, how to choose metrics, and how to move from the legacy API. */
export function skill(facts: SkillFacts, context: SkillContext): Skill {
  const { siteRoot, slug, product, notPublished } = context;
  const name = `${slug}-metrics-api`;
  const description =
    `Calls the metrics API of ${product}, which scores AI-generated text. Use it to make a first call, to choose a ` +
    'metric and read its score in the right direction, or to move calls from the legacy API to v4alpha.';
  const text = `---
${stringify({ name, description }, { lineWidth: 0 })}---

# ${facts.api.title}

${facts.api.description}

${firstCall(facts, context)}

${chooseMetrics(facts, context)}

${migrate(facts, context)}

## Stay with what is documented

${doNotGuess(notPublished)}

## Read more

- Index of all pages: ${siteRoot}${LLMS_TXT}
- Fields, samples, and statuses of each call: ${referencePage(context)}
`;
  return { name, description, text };
}

/** Returns the list of skills as JSON, with which tools find them: https://github.com/cloudflare/agent-skills-discovery-rfc */
export function skillList({ name, description, text }: Skill, basePath: string): string {
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const list = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url: basePath + SKILL_FILE, digest }],
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}
