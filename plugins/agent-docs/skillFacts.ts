import path from 'node:path';

import { plainCode } from '../../shared/code/plainCode';
import { API_FILE, type ApiFiles } from '../api-facts/apiFiles';
import { describeFieldRow, isTelling } from '../api-facts/describeChange';
import { apiReply, apiSample } from '../api-facts/exampleSteps';
import { firstSentence } from '../api-facts/printing';
import { SCORE_SCALES } from '../api-facts/scoreScales';
import { findSuccession } from '../api-facts/successors';
import type { ApiFacts, Operation, Status } from '../api-facts/types';
import { explainedOperation } from '../api-reference/explainedOperation';
import type { BrandValues } from '../brand/replaceTokens';
import { docsFolder } from '../front-matter/docsFolder';
import { readFrontMatter } from '../front-matter/readFrontMatter';
import { latestPages } from '../home-page/latestPages';
import { FIRST_CALL, METRIC_GROUPS } from '../home-page/outline';

/** A metric as one chooses it. */
export interface SkillMetric {
  title: string;
  /** Site path of its page. */
  page: string;
  /** Path of its operation. */
  call: string;
  required: string[];
  /** For example `Lower is better`. */
  verdict: string;
}

/** A legacy call and what takes over. */
export interface SkillMove {
  from: string;
  /** Path of the successor, if one is documented. */
  to?: string;
  /** What becomes of each field that changes, Markdown. */
  fields: string[];
  note?: string;
}

/** How a kind of score is read. */
export interface SkillScale {
  verdict: string;
  scale: string;
  /** For example `below 50: act`. */
  bands: string[];
  /** Titles of the metrics that are read so. */
  metrics: string[];
}

/** What the skill teaches. */
export interface SkillFacts {
  api: Pick<ApiFacts, 'title' | 'description' | 'server'>;
  firstCall: { summary: string; path: string; code: string; reply: string };
  statuses: Status[];
  questions: { question: string; metrics: SkillMetric[] }[];
  /** Current operations that no metric page is about, each with what it does. */
  others: { call: string; about: string }[];
  scales: SkillScale[];
  moves: SkillMove[];
}

/** What the skill is made of. */
export interface SkillSources {
  siteDir: string;
  files: ApiFiles;
  brand: BrandValues & { slug: string };
}

const PAGE = 'plugins/agent-docs/skillFacts.ts';

function firstCall({ siteDir, files }: SkillSources, facts: ApiFacts): SkillFacts['firstCall'] {
  const context = { facts, files, page: PAGE, figures: path.join(siteDir, 'docs/_figures') };
  const { summary, operation, samples } = apiSample(context, { ...FIRST_CALL });
  const code = plainCode(samples.find(({ id }) => id === 'curl')?.highlighted ?? '');
  const reply = plainCode(apiReply(context, { ...FIRST_CALL }).json.highlighted);
  return { summary, path: operation.path, code, reply };
}

function requiredNames({ request }: Operation): string[] {
  return request.filter(({ requirement }) => requirement === 'required').map(({ name }) => name);
}

function moves({ files }: SkillSources, facts: ApiFacts): SkillMove[] {
  return facts.operations
    .filter(({ deprecated }) => deprecated)
    .map(({ path: from }) => {
      const { successor, rows, note } = findSuccession(facts, files.successors(), { operation: from }, PAGE);
      return {
        from,
        ...(successor && { to: successor.path }),
        fields: rows.filter(isTelling).map(describeFieldRow),
        ...(note !== undefined && { note }),
      };
    });
}

function directionOf({ siteDir }: SkillSources, version: string, page: string): unknown {
  const file = path.join(siteDir, docsFolder(version), `understanding-brand-metrics/${page}.mdx`);
  return readFrontMatter(file).direction;
}

function scalesOf(metrics: readonly { title: string; direction: unknown }[]): SkillScale[] {
  return Object.entries(SCORE_SCALES).map(([direction, { verdict, scale, bands = [] }]) => ({
    verdict,
    scale,
    bands: bands.map((band) => `${band.range}: ${band.verdict.charAt(0).toLowerCase()}${band.verdict.slice(1)}`),
    metrics: metrics.filter((metric) => metric.direction === direction).map(({ title }) => title),
  }));
}

/**
 * Gathers what the skill teaches from the OpenAPI file, the metric pages and the table of successors.
 *
 * @throws when a metric page has no operation
 */
export function skillFacts(sources: SkillSources): SkillFacts {
  const { siteDir, files, brand } = sources;
  const facts = files.facts(API_FILE);
  const [version = 'next'] = files.versions();
  const { metrics: groups } = latestPages({ siteDir, version, brand });
  // The home page shows the pages of the same outline, in the same order.
  const pages = METRIC_GROUPS.flatMap((group) => group.pages);
  const titles = groups.flatMap(({ metrics }) => metrics.map(({ title }) => title));
  const questions = groups.map(({ question, metrics }) => ({
    question,
    metrics: metrics.map(({ title, to, verdict }) => {
      const operation = explainedOperation(facts, to, brand.slug);
      return { title, page: to, call: operation.path, required: requiredNames(operation), verdict };
    }),
  }));
  const explained = questions.flatMap(({ metrics }) => metrics.map(({ call }) => call));
  return {
    api: { title: facts.title, description: facts.description, server: facts.server },
    firstCall: firstCall(sources, facts),
    statuses: facts.operations[0]?.statuses ?? [],
    questions,
    others: facts.operations
      .filter(({ path: call, deprecated }) => !deprecated && !explained.includes(call))
      .map(({ path: call, description }) => ({ call, about: firstSentence(description) })),
    scales: scalesOf(
      pages.map((page, index) => ({ title: titles[index] ?? page, direction: directionOf(sources, version, page) })),
    ),
    moves: moves(sources, facts),
  };
}
