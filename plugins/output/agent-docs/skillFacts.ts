import path from 'node:path';

import { plainCode } from '../../../shared/code/codeHtml';
import { API_FILE, type ApiFiles } from '../../api/facts/apiFiles';
import { describeFieldMapRow, hasChanges } from '../../api/differences/mapFields';
import { apiReplyProps, apiSampleProps } from '../../api/props/exampleProps';
import { firstSentence } from '../../api/facts/markdownToHtml';
import { SCORE_SCALES } from '../../api/props/scoreScales';
import { findSuccession } from '../../api/differences/findSuccession';
import type { ApiFacts, Operation, Status } from '../../api/facts/types';
import { operationOfMetricPage } from '../../api/reference/metricPage';
import type { BrandValues } from '../../content/brand';
import { latestVersion } from '../../versions/docsVersions';
import { latestMetrics, metricLink } from '../../pages/home/latestPages';
import { FIRST_CALL } from '../../pages/home/outline';

/** A row of the table of metrics. */
export interface SkillMetric {
  title: string;
  /** Site path of its page. */
  page: string;
  /** Path of its operation. */
  call: string;
  required: string[];
  /** Direction of the score, for example `Lower is better`. */
  verdict: string;
}

/** A legacy operation and its successor. */
export interface SkillMove {
  from: string;
  /** Path of the successor, if one is documented. */
  to?: string;
  /** Changes of fields, Markdown. */
  fields: string[];
  note?: string;
}

/** How to read the scores of one direction. */
export interface SkillScale {
  verdict: string;
  scale: string;
  /** For example `below 50: act`. */
  bands: string[];
  /** Titles of the metrics with this direction. */
  metrics: string[];
}

/** Content of the skill. */
export interface SkillFacts {
  api: Pick<ApiFacts, 'title' | 'description' | 'server'>;
  firstCall: { summary: string; path: string; code: string; reply: string };
  statuses: Status[];
  questions: { question: string; metrics: SkillMetric[] }[];
  /** Current operations without a metric page, each with the first sentence of its description. */
  others: { call: string; about: string }[];
  scales: SkillScale[];
  moves: SkillMove[];
}

/** Sources of the skill. */
export interface SkillSources {
  siteDir: string;
  files: ApiFiles;
  brand: BrandValues & { slug: string };
}

/** Named as the page in error messages. */
const PAGE = 'plugins/output/agent-docs/skillFacts.ts';

function firstCall({ siteDir, files }: SkillSources, facts: ApiFacts): SkillFacts['firstCall'] {
  const context = { facts, files, page: PAGE, figures: path.join(siteDir, 'docs/_figures') };
  const { summary, operation, samples } = apiSampleProps(context, { ...FIRST_CALL });
  const code = plainCode(samples.find(({ id }) => id === 'curl')?.highlighted ?? '');
  const reply = plainCode(apiReplyProps(context, { ...FIRST_CALL }).json.highlighted);
  return { summary, path: operation.path, code, reply };
}

function requiredNames({ request }: Operation): string[] {
  return request.filter(({ requirement }) => requirement === 'required').map(({ name }) => name);
}

function moves({ files }: SkillSources, facts: ApiFacts): SkillMove[] {
  return facts.operations
    .filter(({ deprecated }) => deprecated)
    .map(({ path: from }) => {
      if (files.successors().operations[from] === undefined) return { from, fields: [] };
      const { successor, rows, note } = findSuccession(facts, files.successors(), { operation: from }, PAGE);
      return {
        from,
        ...(successor && { to: successor.path }),
        fields: rows.filter(hasChanges).map(describeFieldMapRow),
        ...(note !== undefined && { note }),
      };
    });
}

function scalesOf(metrics: readonly { title: string; direction?: string }[]): SkillScale[] {
  return Object.entries(SCORE_SCALES).map(([direction, { verdict, scale = '', bands = [] }]) => ({
    verdict,
    scale,
    bands: bands.map((band) => `${band.range}: ${band.verdict.charAt(0).toLowerCase()}${band.verdict.slice(1)}`),
    metrics: metrics.filter((metric) => metric.direction === direction).map(({ title }) => title),
  }));
}

/** Returns the statuses of all operations, each as the first operation with it describes it. */
function uniqueStatuses({ operations }: ApiFacts): Status[] {
  const first = new Map<string, Status>();
  for (const status of operations.flatMap(({ statuses }) => statuses)) {
    if (!first.has(status.code)) first.set(status.code, status);
  }
  return [...first.values()].sort((one, other) => one.code.localeCompare(other.code));
}

/**
 * Returns the content of the skill from the OpenAPI file, the metric pages and the table of successors.
 *
 * @throws if a metric page has no operation
 */
export function skillFacts(sources: SkillSources): SkillFacts {
  const { siteDir, files, brand } = sources;
  const facts = files.facts(API_FILE);
  const version = latestVersion(files.versions());
  const groups = latestMetrics({ siteDir, version, brand });
  const questions = groups.map(({ question, metrics }) => ({
    question,
    metrics: metrics.map((metric) => {
      const { title, to, verdict } = metricLink(metric);
      const operation = operationOfMetricPage(facts, to, brand.slug);
      return { title, page: to, call: operation.path, required: requiredNames(operation), verdict };
    }),
  }));
  const explained = questions.flatMap(({ metrics }) => metrics.map(({ call }) => call));
  return {
    api: { title: facts.title, description: facts.description, server: facts.server },
    firstCall: firstCall(sources, facts),
    statuses: uniqueStatuses(facts),
    questions,
    others: facts.operations
      .filter(({ path: call, deprecated }) => !deprecated && !explained.includes(call))
      .map(({ path: call, description }) => ({ call, about: firstSentence(description) })),
    scales: scalesOf(groups.flatMap(({ metrics }) => metrics)),
    moves: moves(sources, facts),
  };
}
