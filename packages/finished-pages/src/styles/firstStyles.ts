import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

import { constantsOf } from './constants';
import { namesOf, readSelectors, type ReadSelector } from './selectors';

/** Custom properties that a text names. */
const PROPERTY = /--[\w-]+/g;

/** Properties that show nothing until the reader does something. */
const LATER_PROPERTIES = /^(?:-webkit-)?(?:transition|cursor|will-change)/;

const isKeyframes = (node: Container['parent']) =>
  node?.type === 'atrule' && (node as AtRule).name.endsWith('keyframes');

/** Removes a node, and what would be empty without it. */
function removeWhole(node: { parent: Container['parent']; remove(): unknown }): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeWhole(parent as Container);
}

/** Lists the rules of a sheet, without those of animations, in its order. */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void (isKeyframes(rule.parent) || rules.push(rule)));
  return rules;
}

/** Removes custom properties that nothing reads, then those that only they have read. */
function removeUnread(sheet: Root, readByPage: ReadonlySet<string>): void {
  const read = new Set(readByPage);
  sheet.walkDecls(({ value }) => value.match(PROPERTY)?.forEach((name) => read.add(name)));
  let removed = 0;
  sheet.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    removeWhole(declaration);
    removed += 1;
  });
  if (removed > 0) removeUnread(sheet, readByPage);
}

/** Removes animations that no rule names. */
function removeUnplayed(sheet: Root): void {
  const played = new Set<string>();
  sheet.walkDecls(/animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => played.add(word)));
  sheet.walkAtRules(/keyframes$/, (rule) => void (played.has(rule.params) || rule.remove()));
}

/**
 * Reads a stylesheet. Returns a function that returns the part of it that a page needs until the reader does something: rules
 * that can match something on the page, in the order of the sheet, with the custom properties that they read. What is for
 * print or for a state that begins with an input, such as `:hover`, is left out.
 */
export function firstStyles(css: string): (html: string) => string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (rule) => void (rule.params === 'print' && removeWhole(rule)));
  sheet.walkDecls(LATER_PROPERTIES, removeWhole);
  const rules = rulesOf(sheet).map(({ selectors }) => readSelectors(selectors));
  const fold = constantsOf(sheet);

  const partWith = (kept: readonly (readonly ReadSelector[])[], readByPage: ReadonlySet<string>): string => {
    const part = sheet.clone();
    rulesOf(part).forEach((rule, index) => {
      const selectors = kept[index] ?? [];
      if (selectors.length > 0) rule.selectors = selectors.map(({ text }) => text);
      else removeWhole(rule);
    });
    part.walkDecls((declaration) => {
      declaration.value = fold(declaration.value, readByPage);
    });
    removeUnread(part, readByPage);
    removeUnplayed(part);
    return part.toString();
  };

  /** Pages of one layout need the same part. */
  const parts = new Map<string, string>();
  return (html) => {
    const names = namesOf(html);
    const kept = rules.map((selectors) => selectors.filter(({ isPossible }) => isPossible(names)));
    const readByPage = [...new Set(html.match(PROPERTY))].sort();
    const key = JSON.stringify([kept.map((selectors) => selectors.map(({ text }) => text).join()), readByPage]);
    const part = parts.get(key) ?? partWith(kept, new Set(readByPage));
    parts.set(key, part);
    return part;
  };
}
