import path from 'node:path';

import { plainCode } from '../../../shared/code/codeHtml';
import { API_FILE, type ApiFiles } from '../../api/facts/apiFiles';
import { combinedCall, type CombinedInputs } from '../../api/facts/combineMetrics';
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
import { FIRST_CALL, METRIC_QUESTIONS } from '../../pages/home/outline';

/** A row of the table of metrics. */
export interface SkillMetric {
  title: string;
  /** The question that the metric answers. */
  question: string;
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
  scale: string | undefined;
  /** For example `below 50: act`. */
  bands: string[];
  /** Titles of the metrics with this direction. */
  metrics: string[];
}

/** The call that runs several metrics. */
export interface SkillCombination {
  call: string;
  /** The first sentence of its description. */
  about: string;
  inputs: CombinedInputs[];
  /** Names of metrics whose inputs its request has no field for. */
  excluded: string[];
  /** Names of the other metrics that its reply does not mention. */
  unknown: string[];
}

/** Content of the skill. */
export interface SkillFacts {
  api: Pick<ApiFacts, 'title' | 'description' | 'server'>;
  firstCall: { path: string; code: string; reply: string };
  statuses: Status[];
  metrics: SkillMetric[];
  /** Undefined if the API has no such call. */
  combination?: SkillCombination;
  /** Other current operations without a metric page, each with the first sentence of its description. */
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

/** How to read the result of an operation whose `data` is an open object. */
const UNDOCUMENTED_DATA =
  'The reading is a number on the 0-100 scale. The fields of `data` are not documented: print one reply before you write code.';

/** Named as the page in error messages. */
const PAGE = 'plugins/output/agent-docs/skillFacts.ts';

function firstCall({ siteDir, files }: SkillSources, facts: ApiFacts): SkillFacts['firstCall'] {
  const context = { facts, files, page: PAGE, figures: path.join(siteDir, 'docs/_figures') };
  const { operation, samples } = apiSampleProps(context, { ...FIRST_CALL });
  const code = plainCode(samples.find(({ id }) => id === 'curl')?.highlighted ?? '');
  const reply = plainCode(apiReplyProps(context, { ...FIRST_CALL }).json.highlighted);
  return { path: operation.path, code, reply };
}

function requiredNames({ request }: Operation): string[] {
  return request.filter(({ requirement }) => requirement === 'required').map(({ name }) => name);
}

function combination(facts: ApiFacts, metrics: readonly Operation[]): SkillCombination | undefined {
  const combined = combinedCall(facts, metrics);
  if (!combined) return undefined;
  const { operation, inputs, excluded, unknown } = combined;
  return { call: operation.path, about: firstSentence(operation.description), inputs, excluded, unknown };
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

/** Whether the reply of an operation has fields to read the result from. */
function hasDocumentedData(operation: Operation): boolean {
  const { reply } = operation;
  return reply.length === 0 || (reply.find(({ name }) => name === 'data')?.children.length ?? 0) > 0;
}

/** A metric page with its operation. */
interface Measured {
  title: string;
  direction?: string;
  operation: Operation;
}

function scalesOf(metrics: readonly Measured[]): SkillScale[] {
  const titles = (direction: string, isDocumented: boolean) =>
    metrics
      .filter((metric) => metric.direction === direction && hasDocumentedData(metric.operation) === isDocumented)
      .map(({ title }) => title);
  return Object.entries(SCORE_SCALES).flatMap(([direction, { verdict, scale, bands = [] }]) => [
    {
      verdict,
      scale,
      bands: bands.map((band) => `${band.range}: ${band.verdict.charAt(0).toLowerCase()}${band.verdict.slice(1)}`),
      metrics: titles(direction, true),
    },
    { verdict, scale: UNDOCUMENTED_DATA, bands: [], metrics: titles(direction, false) },
  ]);
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
  const pages = latestMetrics({ siteDir, version, brand }).flatMap(({ metrics }) => metrics);
  const measured = pages.map((page) => ({ ...page, operation: operationOfMetricPage(facts, page.to, brand.slug) }));
  const combined = combination(
    facts,
    measured.map(({ operation }) => operation),
  );
  const explained = [...measured.map(({ operation }) => operation.path), combined?.call];
  return {
    api: { title: facts.title, description: facts.description, server: facts.server },
    firstCall: firstCall(sources, facts),
    statuses: uniqueStatuses(facts),
    metrics: measured.map(({ operation, ...page }) => {
      const { title, to, verdict } = metricLink(page);
      const question = METRIC_QUESTIONS[to.slice(to.lastIndexOf('/') + 1)] ?? '';
      return { title, question, page: to, call: operation.path, required: requiredNames(operation), verdict };
    }),
    ...(combined && { combination: combined }),
    others: facts.operations
      .filter(({ path: call, deprecated }) => !deprecated && !explained.includes(call))
      .map(({ path: call, description }) => ({ call, about: firstSentence(description) })),
    scales: scalesOf(measured),
    moves: moves(sources, facts),
  };
}
