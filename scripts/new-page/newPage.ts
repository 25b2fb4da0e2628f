import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { buildError, parseYaml, spellingRemedy } from '@api-docs/kit/node';
import { readFrontMatter } from '@api-docs/kit/pages';
import { findSuccession } from '@api-docs/openapi-facts/differences/findSuccession';
import { findOperation, operationRef } from '@api-docs/openapi-facts/facts/findOperation';
import type { Operation } from '@api-docs/openapi-facts/types';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { isCurrentMetric } from '../../plugins/api/facts/combineMetrics';
import { SCORE_SCALES } from '../../plugins/api/props/scoreScales';
import { replaceTokens } from '../../plugins/content/brand';
import { DIRECTIONS } from '../../plugins/lib/scoreDirections';
import { latinSlug } from '../lib/latinSlug';
import { projectDir } from '../lib/run';
import kinds from './kinds.json';

type Answers = Record<string, string | undefined>;

/** Returns an answer that has to be one of several names. Throws if it is none of them, with the nearest one. */
export function oneOf<Name extends string>(flag: string, answer: string | undefined, names: readonly Name[]): Name {
  const name = names.find((candidate) => candidate === answer);
  if (name !== undefined) return name;
  throw buildError({
    file: `--${flag}`,
    problem: `unknown ${flag}`,
    expected: names.join(', '),
    found: answer ?? 'nothing',
    remedy: spellingRemedy(answer ?? '', names, 'write one of these'),
  });
}

/** Converts a title to a file name, without brand tokens, accents and quotation marks. */
function slugOf(title: string, separator: string): string {
  const slug = latinSlug(title.replace(/%brand\.[\w.]+%/g, ' '), separator);
  if (slug === '') throw new Error(`--title: "${title}" gives no path; write a title with Latin letters or digits`);
  return slug;
}

/** Returns a position in the sidebar so that no other page moves: behind the titles that come before, or the last. */
function sidebarPosition(folder: string, title: string, isSorted: boolean): number {
  const before = readdirSync(path.join(projectDir, folder))
    .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
    .map((file) => readFrontMatter(path.join(projectDir, folder, file)))
    .filter((page) => !isSorted || String(page.title).localeCompare(title, 'en') < 0)
    .map(({ sidebar_position: position }) => Number(position ?? 0));
  return Math.max(0, ...before) + 0.5;
}

/** Returns the tags of a post, which `blog/tags.yml` has to have. */
function tagsOf(answer: string): string {
  const file = 'blog/tags.yml';
  const known = Object.keys(parseYaml(readFileSync(path.join(projectDir, file), 'utf8'), file) as object);
  const tags = answer.split(',').map((tag) => tag.trim());
  return tags
    .filter(Boolean)
    .map((tag) => oneOf('tags', tag, known))
    .join(', ');
}

/** Throws if the page exists, also as a post of another day. */
function checkNew(folder: string, slug: string): void {
  const names = readdirSync(path.join(projectDir, folder));
  const existing = names.find((name) => name.replace(/^\d{4}-\d\d-\d\d-/, '').replace(/\.mdx?$/, '') === slug);
  if (existing === undefined) return;
  throw buildError({
    file: '--title',
    problem: 'the page exists',
    expected: 'a title whose file is new',
    found: path.posix.join(folder, existing),
    remedy: 'write another title, or edit that page',
  });
}

/** Fills in a template. Lines of empty values are removed. */
function fillIn(template: string, values: Answers): string {
  const bodyStart = template.indexOf('\n---\n');
  const filled = template.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string, index: number) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing fills in {{${name}}} in a template of new pages`);
    // In the front matter, values are between quotes. Below it, the title is text; the other values are Markdown.
    if (index < bodyStart) return JSON.stringify(value).slice(1, -1);
    return name === 'title' ? value.replace(/[\\`*_{}[\]<>&~|]/g, '\\$&') : value;
  });
  return filled.replace(/\n{3,}/g, '\n\n');
}

function linkTo({ name, slug }: Operation): string {
  return `[${name.replaceAll('_', ' ')}](/docs/api${slug})`;
}

function scaleOf(answer: string | undefined): Record<string, string> {
  const direction = oneOf('direction', answer, DIRECTIONS);
  if (!SCORE_SCALES[direction].bands) return { direction, result: 'result', scale: '' };
  // A scale without a good end needs labels for its ends.
  const ends = SCORE_SCALES[direction].bands.length === 0 ? ' low="little of it" high="much of it"' : '';
  return { direction, result: 'score', scale: `<ScoreScale${ends} />` };
}

/** Returns what a template takes from the OpenAPI file and the direction. Throws if one is unknown, or of the other API. */
function factValues(kind: string, { operation: answer = '', direction }: Answers): Record<string, string> {
  const files = openApiFiles(projectDir, brand);
  const facts = files.facts(API_FILE);
  const isLegacy = kind === 'v3-metric';
  const operations = facts.operations.filter((one) => (isLegacy ? one.deprecated : isCurrentMetric(one)));
  const found = findOperation({ ...facts, operations }, answer, '--operation');
  const hasOwnName = facts.operations.filter(({ name, deprecated }) => name === found.name && !deprecated).length === 1;
  const operation = hasOwnName && !found.deprecated ? found.name : operationRef(facts, found);
  const legacy = { operation: found.path };
  const { successor } = isLegacy ? findSuccession(facts, files.successors(), legacy, '--operation') : {};
  return {
    operation,
    link: linkTo(found),
    response:
      found.responseExamples.length > 0
        ? `<ApiReply operation="${operation}" />\n\n<ApiFields operation="${operation}" part="reply" />`
        : `The reply isn't documented. The reference of ${linkTo(found)} lists the statuses.`,
    ...(successor ? { successor: linkTo(successor) } : {}),
    ...(kind === 'shield' ? {} : scaleOf(direction)),
  };
}

/** Returns a new page, without writing it. Throws if an answer is wrong, naming the flag. */
export function newPage(answers: Answers, today: string): { file: string; text: string } {
  const kind = oneOf('kind', answers.kind, Object.keys(kinds) as (keyof typeof kinds)[]);
  const { folder, separator, ending, isSorted, asks } = kinds[kind];
  // The template adds these endings.
  const title = (answers.title ?? '').replace(/ (?:shield|\(legacy API\))$/, '');
  replaceTokens(title, '--title', brand);
  const slug = slugOf(title, separator) + ending;
  checkNew(folder, slug);
  const values = {
    title,
    slug,
    position: kind === 'post' ? '' : String(sidebarPosition(folder, title, isSorted)),
    tags: tagsOf(answers.tags ?? ''),
    ...(asks.includes('operation') ? factValues(kind, answers) : {}),
  };
  const template = kind === 'v3-metric' && !('successor' in values) ? 'v3-metric-without-successor' : kind;
  const text = fillIn(readFileSync(path.join(__dirname, `templates/${template}.mdx`), 'utf8'), values);
  return { file: path.posix.join(folder, `${kind === 'post' ? `${today}-` : ''}${slug}.mdx`), text };
}
