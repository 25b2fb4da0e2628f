import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describeOrigin } from '@api-docs/openapi-facts/differences/describeNotes';
import { currentGeneration } from '@api-docs/openapi-facts/currentGeneration';
import { operationRef } from '@api-docs/openapi-facts/findOperation';
import { successorEntry } from '@api-docs/openapi-facts/successors';
import { tagLabel } from '@api-docs/openapi-facts/tagTree';
import type { Operation } from '@api-docs/openapi-facts/types';
import { readFrontMatter } from '@api-docs/kit/frontMatter';

import { combinedCall } from '../facts/combineMetrics';
import { API_FILE, type ApiFiles } from '../facts/apiFiles';
import { operationOrigin } from '../facts/operationOrigin';
import { LANDING_SOURCE } from './index';
import { isAbout, metricDirection, metricPage } from '../props/metricPage';
import { operationPage, webhooksSection } from './operationPage';

/** What the reference is made from. */
export interface ReferenceSources {
  /** Absolute path of the project. */
  siteDir: string;
  files: ApiFiles;
  /** The brand's slug. */
  slug: string;
}

/** Returns the name of the page or section about an operation in the latest docs; undefined if there is none. */
function docsTitle({ siteDir, files }: ReferenceSources, operation: Operation): string | undefined {
  const [file = '', anchor] = metricPage(operation, 'brand').replace('/docs/', '').split('#');
  const absolute = path.join(siteDir, `versioned_docs/version-${files.versions()[0]}`, file);
  const found = [`${absolute}.mdx`, path.join(absolute, 'index.mdx')].find((page) => isAbout(page, operation));
  if (found === undefined) return undefined;
  if (anchor === undefined) return readFrontMatter(found).title as string;
  // The id of a section is made from its heading.
  return anchor.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
}

function pageOf(operation: Operation, sources: ReferenceSources): string {
  const { siteDir, files, slug } = sources;
  const facts = files.facts(API_FILE);
  const title = docsTitle(sources, operation);
  const direction = metricDirection(path.join(siteDir, 'docs'), operation);
  const succession = operation.deprecated ? successorEntry(files.successors(), operation) : undefined;
  const generation = currentGeneration(facts, operation);
  const origin = operationOrigin(files, facts, operation);
  return operationPage(operation, {
    ref: operationRef(facts, operation),
    tagLabels: new Map(facts.tags.map((tag) => [tag.name, tagLabel(tag)])),
    ...(title === undefined ? {} : { docsPage: { path: metricPage(operation, slug), title } }),
    ...(direction ? { direction } : {}),
    ...(generation === undefined ? {} : { generation }),
    ...(origin ? { origin: describeOrigin(origin) } : {}),
    isCombined: combinedCall(facts)?.operation.id === operation.id,
    ...(succession ? { succession } : {}),
  });
}

/**
 * Returns the pages of the operations.
 *
 * @returns MDX by the id of the operation
 * @throws if the OpenAPI file or the table of successors is invalid
 */
export function operationPages(sources: ReferenceSources): Map<string, string> {
  const { operations } = sources.files.facts(API_FILE);
  return new Map(operations.map((operation) => [operation.id, pageOf(operation, sources)]));
}

/** Returns the landing page of the reference, with the webhooks of the OpenAPI file. */
export function landingPage({ siteDir, files }: ReferenceSources): string {
  const landing = readFileSync(path.join(siteDir, LANDING_SOURCE), 'utf8');
  const webhooks = webhooksSection(files.facts(API_FILE).webhooks);
  return webhooks ? `${landing}\n${webhooks}\n` : landing;
}
