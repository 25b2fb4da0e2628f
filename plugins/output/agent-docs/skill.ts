import { createHash } from 'node:crypto';

import { stringify } from 'yaml';

import { LLMS_TXT, markdownPath } from '../../../shared/markdownPath';
import { CONJUNCTION, doNotGuess, SKILL_FILE } from './instructions';
import type { SkillFacts, SkillMetric, SkillMove } from './skillFacts';

/** Texts and names of this site for the skill. */
export interface SkillContext {
  /** URL of the home page. */
  siteRoot: string;
  /** The brand's slug. */
  slug: string;
  product: string;
  /** Advice which API to call, as in the indexes. */
  preference: string;
  /** Facts that are not published, one Markdown list item each. */
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

function firstCall({ firstCall: { summary, path, code: sample, reply }, api, statuses }: SkillFacts): string {
  return `## Make the first call

Send a \`POST\` with a JSON body to \`${api.server}\` and the key as a bearer token. Keep the key in the environment variable
\`API_KEY\`, and never write it into code. This call is \`${path}\`: ${summary}.

\`\`\`bash
${sample.trim()}
\`\`\`

\`\`\`json
${reply}
\`\`\`

The result is in \`data\`. Look at \`warnings\` before you use it. Calls document these statuses:

${table(
  ['Status', 'Meaning'],
  statuses.map(({ code: status, description }) => [status, description.trim()]),
)}`;
}

function metricRow(question: string, { siteRoot }: SkillContext) {
  return ({ title, page, call, required, verdict }: SkillMetric) => [
    question,
    `[${title}](${siteRoot}${encodeURI(markdownPath(page.slice(1)))})`,
    code(call),
    names(required) || 'not published',
    verdict,
  ];
}

function chooseMetrics({ questions, others, scales }: SkillFacts, context: SkillContext): string {
  const scaleLines = scales
    .filter(({ metrics }) => metrics.length > 0)
    .map(({ verdict, scale, bands, metrics }) => {
      const startingBands = bands.length > 0 ? ` Bands to start with: ${bands.join('; ')}.` : '';
      return `- ${CONJUNCTION.format(metrics)}: ${verdict} ${scale}${startingBands}`;
    });
  return `## Choose metrics

Take the metric whose question you have, and read its page before you write code: field tables, examples and pitfalls are
there. Directions differ, so never compare all scores in one way.

${table(
  ['Question', 'Metric', 'Call', 'Required fields', 'Direction'],
  questions.flatMap(({ question, metrics }) => metrics.map(metricRow(question, context))),
)}

${others.map(({ call, about }) => `- \`${call}\`: ${about}`).join('\n')}

### Read the score

Bands are starting points, not part of the API contract. Tune them on the user's own data.

${scaleLines.join('\n')}`;
}

function moveRow({ from, to, fields, note }: SkillMove): string[] {
  return [code(from), to === undefined ? 'none documented' : code(to), [...fields, ...(note ? [note] : [])].join('; ')];
}

function migrate({ moves }: SkillFacts, { preference }: SkillContext): string {
  return `## Move from the legacy API to v4alpha

${preference}

For each call: change the path, map the fields as below, read the result from \`data\`, and compare old and new scores of
the same texts before you keep a cut-off. Fields that are not named keep their name.

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

${firstCall(facts)}

${chooseMetrics(facts, context)}

${migrate(facts, context)}

## Stay with what is published

${doNotGuess(notPublished)}

## Read more

- Index of all pages: ${siteRoot}${LLMS_TXT}
- Fields, samples and statuses of each call: [API reference](${siteRoot}${markdownPath('docs/api/')})
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
