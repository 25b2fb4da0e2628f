import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { findOperation } from '../../plugins/api/facts/findOperation';
import { findSuccession } from '../../plugins/api/differences/findSuccession';
import type { Operation } from '../../plugins/api/facts/types';
import { metricPage } from '../../plugins/api/reference/metricPage';
import { readFrontMatter } from '../../plugins/content/front-matter/readFrontMatter';
import { buildError } from '../../plugins/lib/buildError';
import { type Answers, directionOf, flag, oneOf, required } from './answers';
import type { Draft } from './draft';
import type { Kind, PageKindName } from './kinds';
import type { Project } from './project';
import { readSiblings, sidebarPosition } from './sidebarPosition';

/** Example: `%brand.product%`. */
const TOKEN = /%brand\.[\w.]+%/g;

/** Combining marks, after decomposition: the accent of `é`, the dots of `ö`. */
const COMBINING_MARKS = /\p{M}/gu;

/**
 * Converts a title to the last segment of a path, without brand tokens and quotation marks.
 *
 * @returns lowercase Latin letters, digits and separators; empty if the title has no such letter or digit
 */
export function slugOf(title: string, separator: '-' | '_'): string {
  return title
    .replace(TOKEN, ' ')
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(separator);
}

const CHANGE_LOG = 'change-log.mdx';
const TAGS = 'blog/tags.yml';

interface Names {
  title: string;
  label: string;
  slug: string;
}

/** Derives title, label and slug. The suffix that all titles of a kind have may be left out of the answer. */
function namesOf(answers: Answers, { suffix = '', separator }: Kind): Names {
  const name = required(answers, 'title', 'the name of the page');
  const label = suffix !== '' && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
  const isInLabel = suffix.startsWith(' (');
  const slug = slugOf(isInLabel ? label : `${label}${suffix}`, separator);
  if (slugOf(label, separator) === '') {
    throw buildError({
      file: flag('title'),
      problem: 'the title gives no path',
      expected: 'a title with Latin letters or digits outside of brand tokens',
      found: name,
      remedy: 'choose a title with Latin letters',
    });
  }
  return { title: `${label}${suffix}`, label: isInLabel ? label : `${label}${suffix}`, slug };
}

function operationOf(kind: PageKindName, answers: Answers, { files }: Project): Operation {
  const name = required(answers, 'operation', `an operation of ${API_FILE}, for example faithfulness`);
  const facts = files.facts(API_FILE);
  const legacy = facts.operations.filter((operation) => operation.deprecated);
  const isLegacyName = kind === 'v3-metric' && !name.startsWith('/');
  const operation =
    (isLegacyName && legacy.find((one) => one.name === name)) || findOperation(facts, name, flag('operation'));
  if (kind === 'v3-metric' && !operation.deprecated) {
    throw buildError({
      file: flag('operation'),
      problem: `${operation.path} is not a legacy operation`,
      expected: legacy.map((one) => one.path).join(', '),
      found: operation.path,
      remedy: 'use --kind metric, or name a legacy operation',
    });
  }
  if (kind === 'metric' && metricPage(operation, '').includes('/v3-metrics-')) {
    throw buildError({
      file: flag('operation'),
      problem: `${operation.path} belongs to the legacy API`,
      expected: 'a current operation',
      found: operation.path,
      remedy: 'use --kind v3-metric, or name a current operation',
    });
  }
  return operation;
}

function tagsOf(answers: Answers, { siteDir }: Project): string[] {
  const known = Object.keys(parse(readFileSync(path.join(siteDir, TAGS), 'utf8')) as object);
  return required(answers, 'tags', `keys of ${TAGS}: ${known.join(', ')}`)
    .split(',')
    .map((tag) => oneOf('tags', tag.trim(), known));
}

function positionOf({ folder, order }: Kind, label: string, { siteDir }: Project): number {
  const absolute = path.join(siteDir, 'docs', folder);
  const siblings = readSiblings(absolute, folder === '.' ? [CHANGE_LOG] : ['index.mdx']);
  const last = folder === '.' ? readFrontMatter(path.join(absolute, CHANGE_LOG)).sidebar_position : undefined;
  return sidebarPosition(siblings, label, order, typeof last === 'number' ? last : undefined);
}

function metricPageOf(operation: Operation, { siteDir }: Project): string | undefined {
  const page = `${path.posix.basename(metricPage(operation, ''))}.mdx`;
  return existsSync(path.join(siteDir, 'docs/understanding-brand-metrics', page)) ? page : undefined;
}

/**
 * Checks a writer's answers and adds the API facts that the template needs.
 *
 * @throws if an answer is missing or wrong, naming the flag
 */
export function makeDraft(name: PageKindName, kind: Kind, answers: Answers, project: Project): Draft {
  const names = namesOf(answers, kind);
  const operation = kind.needs.includes('operation') ? operationOf(name, answers, project) : undefined;
  const { successor } =
    name === 'v3-metric' && operation
      ? findSuccession(
          project.files.facts(API_FILE),
          project.files.successors(),
          { operation: operation.path },
          flag('operation'),
        )
      : {};
  return {
    ...names,
    description: answers.description ?? kind.description(names.label),
    position: name === 'post' ? 0 : positionOf(kind, names.label, project),
    tags: kind.needs.includes('tags') ? tagsOf(answers, project) : [],
    metricPage: (one) => metricPageOf(one, project),
    ...(operation ? { operation } : {}),
    ...(successor ? { successor } : {}),
    ...(kind.needs.includes('direction') ? { direction: directionOf(answers) } : {}),
  };
}
