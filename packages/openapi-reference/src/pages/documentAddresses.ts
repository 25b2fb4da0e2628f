import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { ownId } from '@api-docs/kit/pages';
import {
  documentTarget,
  flatGroups,
  OTHER_TAG,
  tagTree,
  type AddressOf,
  type ApiFacts,
  type Endpoint,
  type Tag,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { describedSections } from '../content/description';
import { furtherPages } from '../model/furtherPages';
import { tagAnchor } from '../model/tagAnchor';
import { landingContent } from './landingPage';

/** The addresses that were made, by the facts of the reference and of the page. */
const made = new WeakMap<ApiFacts, WeakMap<ApiFacts, AddressOf>>();

/** What a link leads to: a path below the reference, and how viewers of documents write the target. */
type Place = [path: string, ...targets: string[]];

const endpointKey = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Returns the operations of a page's docs version that have a page: the reference is of the latest one. */
function operationPlaces(facts: ApiFacts, latest: ApiFacts): Place[] {
  const pages = new Map(latest.operations.map((operation) => [endpointKey(operation), operation.slug]));
  return facts.operations.flatMap((operation): Place[] => {
    const { id: name, writtenId: id = name, path, tags } = operation;
    const method = operation.method.toLowerCase();
    const slug = pages.get(endpointKey(operation));
    if (slug === undefined) return [];
    // Redoc, Scalar and Swagger UI, which calls what has no tag `default`.
    const byTag = tags.flatMap((tag) => [
      `tag/${tag}/operation/${id}`,
      `tag/${tag}/paths/${path}/${method}`,
      `tag/${tag}/${operation.method}${path}`,
      `${tag === OTHER_TAG ? 'default' : tag}/${id}`,
    ]);
    return [[slug, `operation/${id}`, `paths/${path}/${method}`, ...byTag]];
  });
}

/** Returns the sections of a landing page that is made from the OpenAPI file. */
function sectionPlaces(facts: ApiFacts, route: string): Place[] {
  const places: Place[] = [];
  const around: string[] = [];
  const tree = { type: 'root', children: landingContent(facts, route) } satisfies Root;
  visit(tree, 'heading', (node) => {
    around.splice(node.depth - 1, Infinity, toString(node));
    // A title in the path of a section is that of the page.
    const path = around.slice(1).join('/');
    const text = toString(node);
    // The title of a page has no id.
    const place = node.depth === 1 ? '' : `#${ownId(node)}`;
    places.push([place, `section/${text}`, `section/${path}`, `description/${text}`, text]);
  });
  return places;
}

/** Returns the headings in a description of a tag, which its page has as sections, and the list of its operations has not. */
function headingPlaces({ name, description }: Tag, place: string, isPage: boolean): Place[] {
  return describedSections(description).flatMap((node): Place[] => {
    if (node.type !== 'heading') return [];
    const text = toString(node);
    const address = isPage ? `${place}#${ownId(node)}` : place;
    return [[address, `tag/${name}/${text}`, `section/${text}`, `section/${name}/${text}`]];
  });
}

function tagPlaces(latest: ApiFacts, isGenerated: boolean): Place[] {
  const { topics } = furtherPages(latest);
  const listed = flatGroups(tagTree(latest)).flatMap(({ tag, operations }): Place[] => {
    const anchor = operations.length > 0 ? tagAnchor(latest, tag) : undefined;
    // A landing page of the site may have no list.
    const place = isGenerated && anchor !== undefined ? `#${anchor}` : '';
    return [[place, `tag/${tag.name}`, tag.name], ...headingPlaces(tag, place, false)];
  });
  const chapters = topics.flatMap(({ slug, tag }): Place[] => [
    [slug, `tag/${tag.name}`, tag.name],
    ...headingPlaces(tag, slug, true),
  ]);
  return [...listed, ...chapters];
}

function makeAddresses({ options }: ApiFiles, facts: ApiFacts, latest: ApiFacts): AddressOf {
  const { route } = options;
  const isGenerated = options.landing === undefined;
  const { schemas, webhooks } = furtherPages(latest);
  const places: Place[] = [
    ...operationPlaces(facts, latest),
    ...(isGenerated ? sectionPlaces(latest, route) : []),
    ...tagPlaces(latest, isGenerated),
    ...schemas.map(({ slug, component: { name } }): Place => [
      slug,
      `components/schemas/${name}`,
      `schema/${name}`,
      `model/${name}`,
    ]),
    ...webhooks.map(({ slug, webhook: { name } }): Place => [slug, `webhooks/${name}`, `webhook/${name}`]),
  ];
  // The first of several wins: a section of the landing page comes before one of a tag.
  const entries = places
    .reverse()
    .flatMap(([path, ...targets]) => targets.reverse().map((target) => [target, route + path || '/'] as const));
  const exact = new Map(entries);
  const similar = new Map(entries.map(([target, address]) => [documentTarget(target), address]));
  return (target) => exact.get(target) ?? similar.get(documentTarget(target));
}

/**
 * Returns where links into the OpenAPI document lead, the one place that knows it: the pages of operations, webhooks, schemas and
 * topics, and the lists of tags and the sections on the landing page.
 *
 * @param file OpenAPI file of the page with the links
 */
export function documentAddresses(files: ApiFiles, file: string): AddressOf {
  const [facts, latest] = [files.facts(file), files.facts(files.options.file)];
  const known = made.get(latest) ?? new WeakMap<ApiFacts, AddressOf>();
  const addresses = known.get(facts) ?? makeAddresses(files, facts, latest);
  made.set(latest, known.set(facts, addresses));
  return addresses;
}
