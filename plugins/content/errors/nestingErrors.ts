import { load } from 'cheerio';
import type { Node } from 'estree';
import type { JSXElement, JSXFragment } from 'estree-jsx';
import { visit as visitProgram } from 'estree-util-visit';
import type { Root } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

import { nestingError } from '@api-docs/kit/node';

import { isJsx } from '../../lib/pageNodes';
import { rehypeNesting } from '../rehypeNesting';
import { lineOf, nameOf, VOID, type CodeError } from './pageProgram';

type Child = JSXElement['children'][number];

/** An element of HTML as it is written. */
interface Written {
  element: JSXElement;
  name: string;
  children: Written[];
}

/** An element with those around it, from the outside in. */
interface Placed {
  own: Written;
  around: readonly Written[];
}

/** Elements that mean nothing outside of others, which a component may put around them. */
const PARTS = /^(?:caption|col|colgroup|tbody|td|tfoot|th|thead|tr|head|body|html)$/;

/** Elements that another one ends, also from deep inside. */
const CLOSED = /^(?:a|button|form|h[1-6]|option|p)$/;

const isFragment = (node: Node | Child): node is JSXFragment => node.type === ('JSXFragment' as string);

/** Returns whether a browser gets an element as it is written, not what a component makes of it. */
const isHtml = (node: Node | Child): node is JSXElement =>
  node.type === ('JSXElement' as string) && /^[a-z]/.test(nameOf(node as JSXElement));

/** Returns the elements of HTML among children. What is around them without being an element of HTML is left out. */
function htmlIn(children: readonly Child[]): Written[] {
  return children.flatMap((child) => {
    if (isFragment(child)) return htmlIn(child.children);
    return isHtml(child) ? [{ element: child, name: nameOf(child), children: htmlIn(child.children) }] : [];
  });
}

/** Lists elements and all that are inside of them. */
function flatten(written: readonly Written[], around: readonly Written[] = []): Placed[] {
  return written.flatMap((own) => [{ own, around }, ...flatten(own.children, [...around, own])]);
}

/**
 * Finds the first element that a browser takes out of those in which it is written, and the one that does not keep it.
 *
 * @param all the root and what is inside of it
 */
function movedElement(root: Written, all: readonly Placed[]): { own: Written; parent: Written } | undefined {
  const numbers = new Map(all.map(({ own }, index) => [own, String(index)]));
  const tags = (own: Written): string => {
    const start = `<${own.name} n="${numbers.get(own)}">`;
    return VOID.test(own.name) ? start : `${start}${own.children.map(tags).join('')}</${own.name}>`;
  };
  const $ = load(tags(root), {}, false);
  // A browser may repeat an element, as it does a link around a link: the first one is that of the page.
  const elements = new Map([...$('[n]')].reverse().map((one) => [one.attribs.n, one]));
  const read = (one: Written) => elements.get(numbers.get(one));
  for (const { own, around } of all) {
    const parent = around.at(-1);
    const parents = [...$(read(own)).parents()];
    if (!parent || parents[0] === read(parent)) continue;
    const left = around.filter((one) => !parents.some((other) => other === read(one)));
    return { own, parent: left.find(({ name }) => CLOSED.test(name)) ?? left.at(-1) ?? parent };
  }
  return undefined;
}

/** Takes away the paragraphs that MDX takes away: they have elements in JSX only. */
function unravel(html: Root): void {
  visit(html, 'element', ({ tagName, children }, index, parent) => {
    const isAround = children.some(isJsx) && children.every((child) => isJsx(child) || toText(child).trim() === '');
    if (tagName !== 'p' || !isAround || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...children);
    return index;
  });
}

/**
 * Finds elements of HTML that HTML does not allow inside of those in which they are written.
 *
 * @param html a page as MDX reads it; it is changed to what browsers get
 */
export function nestingErrors(html: Root): CodeError[] {
  const errors: CodeError[] = [];
  const checked = new Set<Node>();
  unravel(html);
  rehypeNesting()(html);
  visitProgram(toEstree(html), (node) => {
    if (!isHtml(node) || checked.has(node) || PARTS.test(nameOf(node))) return;
    const [root] = htmlIn([node]);
    if (!root) return;
    const all = flatten([root]);
    for (const { own } of all) checked.add(own.element);
    const moved = movedElement(root, all);
    if (!moved) return;
    const { own, parent } = moved;
    const error = nestingError(own.name, parent.name);
    errors.push({ line: lineOf(own.element), ...error, found: `<${own.name}> in <${parent.name}>` });
  });
  return errors;
}
