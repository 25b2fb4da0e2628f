import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ListItem, RootContent } from 'mdast';
import { isMap, parseDocument } from 'yaml';

import { splitFrontMatter } from '@api-docs/kit/pages';
import { escapeMarkdown, firstSentence, type ApiFacts } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { describedSections, labeledItem, summaryInline } from '../content/description';
import { mdxText } from '../content/mdxText';
import { blocks, element, heading, link, list, paragraph, section } from '../content/nodes';
import { furtherPages, type FurtherPage } from '../model/furtherPages';
import { authenticationSection } from './authentication';
import { contactSection } from './contactSection';
import { externalDocs } from './externalDocs';
import { frontMatterText, pageHead } from './frontMatter';
import { operationsOverview } from './operationsOverview';
import { serversSection } from './servers';

function titleOf({ title }: ApiFacts): string {
  return /\b(?:docs|documentation|reference)$/i.test(title) ? title : `${title || 'API'} reference`;
}

/** Returns the content of a landing page that says what the OpenAPI file says about the API as a whole. */
export function landingContent(facts: ApiFacts, route: string): RootContent[] {
  const { description: about, servers, securitySchemes, operations } = facts;
  return blocks(
    heading(1, titleOf(facts).replace(/\s+/g, ' ')),
    facts.about?.summary !== undefined && paragraph(...summaryInline(facts.about.summary)),
    facts.version !== '' && paragraph(`Version ${facts.version}`),
    describedSections(about),
    facts.externalDocs && externalDocs(facts.externalDocs),
    serversSection(servers),
    authenticationSection(securitySchemes, operations.length > 0 ? 'operation' : 'webhook'),
    operationsOverview(facts),
    furtherSections(facts, route),
    contactSection(facts),
    heading(2, 'Downloads'),
    element('ApiDownloads', []),
  );
}

/** Front matter by which the sidebar finds the landing page. */
const PLACE = { id: 'overview', slug: '/' };

/** Puts the landing page of a site at the start of the reference. One that is there already keeps its lines. */
function placedLanding(page: string): string {
  const { yaml, text } = splitFrontMatter(page);
  const { contents, errors } = parseDocument(yaml);
  // Of other front matter, Docusaurus says what is wrong.
  if (errors.length > 0 || !(contents === null || isMap(contents))) return page;
  const fields = (contents?.toJSON() ?? {}) as Record<string, unknown>;
  const isPlaced = Object.entries(PLACE).every(([name, value]) => fields[name] === value);
  return isPlaced ? page : `${frontMatterText({ ...fields, ...PLACE })}\n${text}`;
}

function generatedLanding(facts: ApiFacts, route: string): string {
  const page = { ...PLACE, label: titleOf(facts) };
  const head = pageHead(page, facts.description, { sidebar_label: 'Overview' });
  return `${head}\n${mdxText(landingContent(facts, route))}\n`;
}

function pageItem(route: string, { slug, label }: FurtherPage, about: string): ListItem {
  return labeledItem([link(`${route}${slug}`, label)], firstSentence(about));
}

/** Returns the sections with links to the pages that are not of operations. */
function furtherSections(facts: ApiFacts, route: string): RootContent[] {
  const { topics, webhooks } = furtherPages(facts);
  const topicItems = topics.map((page) => pageItem(route, page, page.tag.description));
  const webhookItems = webhooks.map((page) => {
    const { description: about, summary } = page.webhook.operation;
    return pageItem(route, page, about || escapeMarkdown(summary));
  });
  const intro = paragraph('The API sends these requests to you, at an address that you register.');
  return blocks(
    section(2, 'Topics', topicItems.length > 0 && list(topicItems)),
    section(2, 'Webhooks', webhookItems.length > 0 && [intro, list(webhookItems)]),
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
  if (landing === undefined) return generatedLanding(facts, route);
  const further = furtherSections(facts, route);
  const text = placedLanding(fillIn(readFileSync(path.resolve(siteDir, landing), 'utf8'), landing));
  return further.length > 0 ? `${text}\n${mdxText(further)}\n` : text;
}
