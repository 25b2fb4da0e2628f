import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { RootContent } from 'mdast';

import { descriptionText, escapeMarkdown, firstSentence, type ApiFacts } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { describedSections, labeled, summaryInline } from '../content/description';
import { mdxText } from '../content/mdxText';
import { blocks, element, heading, item, link, list, paragraph, section } from '../content/nodes';
import { furtherPages, type FurtherPage } from '../model/furtherPages';
import { authenticationSection } from './authentication';
import { contactSection } from './contactSection';
import { externalDocs } from './externalDocs';
import { frontMatterText } from './frontMatter';
import { operationsOverview } from './operationsOverview';
import { serversSection } from './servers';

/** Returns a landing page that says what the OpenAPI file says about the API as a whole. */
function generatedLanding(facts: ApiFacts, further: readonly RootContent[]): string {
  const { title, description: about, servers, securitySchemes, operations } = facts;
  const name = /\b(?:docs|documentation|reference)$/i.test(title) ? title : `${title || 'API'} reference`;
  const frontMatter = {
    id: 'overview',
    title: name,
    sidebar_label: 'Overview',
    description: descriptionText(firstSentence(about)) || `${name}.`,
    slug: '/',
  };
  const content = blocks(
    heading(1, name.replace(/\s+/g, ' ')),
    facts.about?.summary !== undefined && paragraph(...summaryInline(facts.about.summary)),
    describedSections(about),
    facts.externalDocs && externalDocs(facts.externalDocs),
    serversSection(servers),
    authenticationSection(securitySchemes, operations.length > 0 ? 'operation' : 'webhook'),
    operationsOverview(facts),
    further,
    contactSection(facts),
    heading(2, 'Downloads'),
    element('ApiDownloads', []),
  );
  return `${frontMatterText(frontMatter)}\n${mdxText(content)}\n`;
}

/** Returns a list of pages, each with what it is about. */
function pageList(route: string, pages: readonly [page: FurtherPage, about: string][]): RootContent[] {
  const items = pages.map(([{ slug, label }, about]) => {
    const first = firstSentence(about);
    return item(
      first === ''
        ? [paragraph(link(`${route}${slug}`, label))]
        : labeled([link(`${route}${slug}`, label), ':'], first),
    );
  });
  return items.length === 0 ? [] : [list(items)];
}

/** Returns the sections with links to the pages that are not of operations. */
function furtherSections(facts: ApiFacts, route: string): RootContent[] {
  const { topics, webhooks } = furtherPages(facts);
  return blocks(
    section(
      2,
      'Topics',
      pageList(
        route,
        topics.map((page) => [page, page.tag.description]),
      ),
    ),
    webhooks.length > 0 && [
      heading(2, 'Webhooks'),
      paragraph('The API sends these requests to you, at an address that you register.'),
      ...pageList(
        route,
        webhooks.map((page) => [
          page,
          page.webhook.operation.description || escapeMarkdown(page.webhook.operation.summary),
        ]),
      ),
    ],
  );
}

/**
 * Returns the landing page of the reference: the one of the option `landing` followed by links to webhooks and topics, or one that
 * says what the OpenAPI file says about the API as a whole.
 *
 * @throws if the file of the option `landing` does not exist
 */
export function landingPage(siteDir: string, files: ApiFiles): string {
  const { file, fillIn, landing, route } = files.options;
  const facts = files.facts(file);
  const further = furtherSections(facts, route);
  if (landing === undefined) return generatedLanding(facts, further);
  const text = fillIn(readFileSync(path.join(siteDir, landing), 'utf8'), landing);
  return further.length > 0 ? `${text}\n${mdxText(further)}\n` : text;
}
