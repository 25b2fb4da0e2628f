import { load, type CheerioAPI } from 'cheerio';
import type { Element, ElementContent } from 'hast';

import { element, findElement, hasClass, isElement, text, textContent } from '../html/html';
import { versionName } from '../versions/loadedVersions';

/** The part of the site that a page is in. */
export interface PagePlace {
  /** What made the page, for example `docs`, `blog` or `pages`; undefined for a page of another plugin. */
  plugin?: string;
  /** Docs version of a page of the docs plugin with the id `default`, for example `v3.4.0` or `next`. */
  version?: string;
  /** Id of another instance of the docs plugin, such as that of a reference. */
  instance?: string;
}

/** A finished page, as everything takes it that reads pages. */
export interface ParsedPage {
  /** Text of `<title>`. */
  documentTitle: string;
  description: string;
  keywords: string;
  canonical: string;
  /** Classes of `<html>`, with which Docusaurus says what the page is. Example: `plugin-docs`, `docs-version-3.4.0`. */
  classes: readonly string[];
  place: PagePlace;
  /** Whether search and lists of pages leave the page out: it has `unlisted: true`, or is a tag that only such pages have. */
  isUnlisted: boolean;
  /** The main content; the body of a page without one. */
  main: Element;
  /** The first heading, which some pages have outside of the main content. */
  heading: Element | undefined;
}

type Node = ReturnType<CheerioAPI>[number];

/** Says where a page is by the classes that Docusaurus gives to its `<html>`. Docs of the instance `default` have versions. */
export function placeOf(classes: readonly string[]): PagePlace {
  const after = (prefix: string) => classes.find((name) => name.startsWith(prefix))?.slice(prefix.length);
  const [instance, version] = [after('plugin-id-'), after('docs-version-')];
  const plugin = classes
    .find((name) => name.startsWith('plugin-') && name !== `plugin-id-${instance}`)
    ?.slice('plugin-'.length);
  if (plugin === undefined) return {};
  if (plugin !== 'docs') return { plugin };
  if (instance !== 'default') return { plugin, ...(instance === undefined ? {} : { instance }) };
  return { plugin, ...(version === undefined ? {} : { version: versionName(version) }) };
}

/** Names of properties that differ from those of their attributes. Those of `aria-` and `data-` are made from them. */
const PROPERTIES: Readonly<Record<string, string>> = { colspan: 'colSpan', datetime: 'dateTime', rowspan: 'rowSpan' };

const BOOLEANS: readonly string[] = ['checked', 'disabled', 'hidden', 'open'];

function property([name, value]: [string, string]): [string, Element['properties'][string]] {
  if (name === 'class') return ['className', value.split(/\s+/).filter(Boolean)];
  if (BOOLEANS.includes(name)) return [name, true];
  const isPrefixed = name.startsWith('aria-') || name.startsWith('data-');
  const camelCase = () => name.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
  return [isPrefixed ? camelCase() : (PROPERTIES[name] ?? name), value];
}

function toHast(node: Node): ElementContent[] {
  if (node.type === 'text') return [text(node.data)];
  if (!('attribs' in node)) return [];
  const properties = Object.fromEntries(Object.entries(node.attribs).map(property));
  return [element(node.name, node.children.flatMap(toHast), properties)];
}

/**
 * Parses a finished page. Its end tags are explicit, so a simple parser suffices, which takes a fifth of the time of one that
 * repairs HTML.
 */
export function parsePage(html: string): ParsedPage {
  const document = load(html, { xml: { xmlMode: false, decodeEntities: true } });
  const root = element('div', document.root().contents().toArray().flatMap(toHast));
  const attribute = (tagName: string, key: string, value: string, name: string) => {
    const isMeant = (node: Element) => node.tagName === tagName && [node.properties[key]].flat().includes(value);
    return String(findElement(root, isMeant)?.properties[name] ?? '');
  };
  const tag = (name: string) => findElement(root, (node) => isElement(node, name));
  const classes = (tag('html')?.properties.className ?? []) as string[];
  return {
    documentTitle: textContent(tag('title')),
    description: attribute('meta', 'name', 'description', 'content'),
    keywords: attribute('meta', 'name', 'keywords', 'content'),
    canonical: attribute('link', 'rel', 'canonical', 'href'),
    classes,
    place: placeOf(classes),
    isUnlisted: findElement(root, (node) => hasClass(node, 'theme-unlisted-banner')) !== undefined,
    main: tag('main') ?? tag('body') ?? root,
    heading: tag('h1'),
  };
}

/** Parses a page as Docusaurus has written it, without the end tags that browsers add. */
export function parseUnfinishedPage(html: string): ParsedPage {
  return parsePage(load(html).html());
}
