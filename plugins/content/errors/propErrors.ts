import type { Program } from 'estree';
import type { JSXElement } from 'estree-jsx';
import { visit } from 'estree-util-visit';

import { duplicates } from '../../lib/duplicates';
import { unknownNames } from '../front-matter/checkFrontMatter';
import { lineOf, nameOf, type CodeError, type Found } from './pageProgram';

/** Attributes of components that pages need not import. They take others without reading them. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['type', 'title', 'icon', 'className'],
  CodeBlock: ['language', 'title', 'metastring', 'showLineNumbers', 'className', 'children'],
  Details: ['summary', 'open', 'className'],
  FilterTable: ['rows', 'hint'],
  TabItem: ['value', 'label', 'default', 'className', 'attributes'],
  Tabs: ['defaultValue', 'values', 'groupId', 'queryString', 'lazy', 'block', 'className'],
};

/** Those without which a component shows "undefined". */
const REQUIRED: Readonly<Record<string, readonly string[]>> = { FilterTable: ['rows', 'hint'] };

function errorsOf(element: JSXElement): Found[] {
  const name = nameOf(element);
  const names = element.openingElement.attributes.flatMap((one) =>
    one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' ? one.name.name : [],
  );
  const isSpread = names.length < element.openingElement.attributes.length;
  const known = ATTRIBUTES[name] ?? [];
  const expected = known.map((one) => `${one}="…"`).join(', ');
  const given = Object.fromEntries(names.map((one) => [one, true]));
  const misspelled = unknownNames(given, known).filter(({ meant }) => meant !== undefined);
  const meant = misspelled.map((one) => one.meant);
  const missing = isSpread ? [] : (REQUIRED[name] ?? []).filter((one) => ![...names, ...meant].includes(one));
  return [
    ...duplicates(names, String).map(({ item: one }) => ({
      problem: `<${name}> has the attribute ${one} twice`,
      expected: 'each attribute once',
      found: `${one}="…" ${one}="…"`,
      remedy: 'remove one of the two: only the last is read',
    })),
    ...misspelled.map((one) => ({
      problem: `unknown attribute ${one.name} of <${name}>`,
      expected,
      found: one.name,
      remedy: `write "${one.meant}"`,
    })),
    ...missing.map((one) => ({
      problem: `<${name}> lacks the attribute ${one}`,
      expected,
      found: `<${name}>`,
      remedy: `add ${one}="…"`,
    })),
  ];
}

/**
 * Finds attributes of elements that are written twice, misspelled or missing, of which only readers would see the effect.
 *
 * @param own names that the page imports or defines
 */
export function propErrors(program: Program, own: readonly string[]): CodeError[] {
  const errors: CodeError[] = [];
  visit(program, (node) => {
    if (node.type === 'JSXElement' && !own.includes(nameOf(node)))
      errors.push(...errorsOf(node).map((error) => ({ line: lineOf(node), ...error })));
  });
  return errors;
}
