import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { API_FILE } from '../../plugins/api-facts/apiFiles';
import { findOperation } from '../../plugins/api-facts/findOperation';
import { findSuccession } from '../../plugins/api-facts/successors';
import type { Operation } from '../../plugins/api-facts/types';
import { metricPage } from '../../plugins/api-reference/metricPage';
import { readFrontMatter } from '../../plugins/front-matter/readFrontMatter';
import { teachingError } from '../../plugins/teachingError';
import type { Answers } from './answers';
import { directionOf, flag, given, oneOf } from './checkAnswers';
import type { Draft } from './draft';
import type { Kind, PageKindName } from './kinds';
import type { Project } from './project';
import { readSiblings } from './readSiblings';
import { sidebarPlace } from './sidebarPlace';
import { slugOf } from './slugOf';

const CHANGE_LOG = 'change-log.mdx';
const TAGS = 'blog/tags.yml';

interface Names {
  title: string;
  label: string;
  slug: string;
}

/** Writers may leave the end out that all titles of a kind have. */
function namesOf(answers: Answers, { suffix = '', separator }: Kind): Names {
  const given_ = given(answers, 'title', 'the name of the page');
  const label = suffix !== '' && given_.endsWith(suffix) ? given_.slice(0, -suffix.length) : given_;
  const isInLabel = suffix.startsWith(' (');
  const slug = slugOf(isInLabel ? label : `${label}${suffix}`, separator);
  if (slugOf(label, separator) === '') {
    throw teachingError({
      file: flag('title'),
      problem: 'the title makes no address',
      expected: 'a title with Latin letters or digits, brand tokens not counted',
      found: given_,
      remedy: 'name the page in words',
    });
  }
  return { title: `${label}${suffix}`, label: isInLabel ? label : `${label}${suffix}`, slug };
}

function operationOf(kind: PageKindName, answers: Answers, { files }: Project): Operation {
  const name = given(answers, 'operation', `an operation of ${API_FILE}, for example faithfulness`);
  const facts = files.facts(API_FILE);
  const legacy = facts.operations.filter((operation) => operation.deprecated);
  const isLegacyName = kind === 'v3-metric' && !name.startsWith('/');
  const operation =
    (isLegacyName && legacy.find((one) => one.name === name)) || findOperation(facts, name, flag('operation'));
  if (kind === 'v3-metric' && !operation.deprecated) {
    throw teachingError({
      file: flag('operation'),
      problem: `${operation.path} is current`,
      expected: legacy.map((one) => one.path).join(', '),
      found: operation.path,
      remedy: 'use --kind metric, or name a legacy operation',
    });
  }
  if (kind === 'metric' && metricPage(operation, '').includes('/v3-metrics-')) {
    throw teachingError({
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
  return given(answers, 'tags', `keys of ${TAGS}: ${known.join(', ')}`)
    .split(',')
    .map((tag) => oneOf('tags', tag.trim(), known));
}

function positionOf({ folder, order }: Kind, label: string, { siteDir }: Project): number {
  const absolute = path.join(siteDir, 'docs', folder);
  const siblings = readSiblings(absolute, folder === '.' ? [CHANGE_LOG] : ['index.mdx']);
  const last = folder === '.' ? readFrontMatter(path.join(absolute, CHANGE_LOG)).sidebar_position : undefined;
  return sidebarPlace(siblings, label, order, typeof last === 'number' ? last : undefined);
}

function pageOf(operation: Operation, { siteDir }: Project): string | undefined {
  const page = `${path.posix.basename(metricPage(operation, ''))}.mdx`;
  return existsSync(path.join(siteDir, 'docs/understanding-brand-metrics', page)) ? page : undefined;
}

/**
 * Turns a writer's answers into what a template needs.
 *
 * @param name the kind's name
 * @param kind what is true of its pages
 * @param answers as given
 * @param project gets the page
 * @throws when an answer is missing or wrong, with the flag that mends it
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
    metricPage: (one) => pageOf(one, project),
    ...(operation ? { operation } : {}),
    ...(successor ? { successor } : {}),
    ...(kind.needs.includes('direction') ? { direction: directionOf(answers) } : {}),
  };
}
