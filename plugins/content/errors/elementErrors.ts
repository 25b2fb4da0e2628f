import type { Program } from 'estree';
import type { JSXAttribute, JSXElement } from 'estree-jsx';
import { visit } from 'estree-util-visit';

import { joinNames } from '@api-docs/kit';
import { spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';

type Details = Omit<BuildErrorDetails, 'file'> & { line: number };

/** Elements of HTML without content. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

const nameOf = ({ openingElement: { name } }: JSXElement) => (name.type === 'JSXIdentifier' ? name.name : '');

const attributeOf = ({ openingElement }: JSXElement, name: string) =>
  openingElement.attributes.find((one): one is JSXAttribute => one.type === 'JSXAttribute' && one.name.name === name);

/** Returns the value of an attribute that is text; undefined if it is missing or computed. */
function textOf(attribute: JSXAttribute | undefined): string | undefined {
  const value = attribute?.value;
  const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return literal?.type === 'Literal' && typeof literal.value === 'string' ? literal.value : undefined;
}

/** Returns CSS as React takes it. Example: `{{ fontSize: '2rem' }}`. */
function styleObject(css: string): string {
  const fields = css.split(';').flatMap((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    const key = name.trim().replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return key === '' ? [] : `${key}: '${value.join(':').trim().replaceAll("'", '"')}'`;
  });
  return `{{ ${fields.join(', ')} }}`;
}

function styleError(element: JSXElement): Omit<Details, 'line'> | undefined {
  const attribute = attributeOf(element, 'style');
  const css = attribute?.value?.type === 'Literal' ? textOf(attribute) : undefined;
  if (css === undefined) return undefined;
  return {
    problem: `the style of <${nameOf(element)}> is text`,
    expected: 'an object, as in React',
    found: `style="${css}"`,
    remedy: `write style=${styleObject(css)}`,
  };
}

/** Finds the code of an event that is text, which React and the content security policy of the site do not run. */
function handlerError(element: JSXElement): Omit<Details, 'line'> | undefined {
  const { attributes } = element.openingElement;
  const names = attributes.flatMap((one) => (one.type === 'JSXAttribute' ? String(one.name.name) : []));
  const name = names.find((one) => /^on[a-z]/i.test(one) && textOf(attributeOf(element, one)) !== undefined);
  if (name === undefined || !/^[a-z]/.test(nameOf(element))) return undefined;
  return {
    problem: `${name} of <${nameOf(element)}> is text`,
    expected: 'a function, as in React',
    found: `${name}="${textOf(attributeOf(element, name))}"`,
    remedy: `write on${name.charAt(2).toUpperCase()}${name.slice(3)}={() => …}`,
  };
}

function contentError(element: JSXElement): Omit<Details, 'line'> | undefined {
  const name = nameOf(element);
  if (!VOID.test(name) || element.children.length === 0) return undefined;
  return {
    problem: `<${name}> has content`,
    expected: 'an element of HTML without content',
    found: `<${name}>…</${name}>`,
    remedy: `write <${name} />, and the content behind it`,
  };
}

function elementsIn({ children }: JSXElement): JSXElement[] {
  return children.filter((child) => child.type === 'JSXElement');
}

/** Returns whether a paragraph has elements only: MDX takes it away. */
function isAroundElements(element: JSXElement): boolean {
  const isBlank = (child: JSXElement['children'][number]) =>
    child.type === 'JSXExpressionContainer' &&
    child.expression.type === 'Literal' &&
    String(child.expression.value).trim() === '';
  return nameOf(element) === 'p' && element.children.every((child) => child.type === 'JSXElement' || isBlank(child));
}

/** Finds what Docusaurus refuses in a group of tabs whose tabs are written on the page. */
function tabsError(element: JSXElement): Omit<Details, 'line'> | undefined {
  if (nameOf(element) !== 'Tabs' || attributeOf(element, 'values')) return undefined;
  const tabs = elementsIn(element).flatMap((child) => (isAroundElements(child) ? elementsIn(child) : child));
  const expected = '<TabItem> elements, each with a `value` of its own';
  const isOther = (tab: JSXElement) =>
    !attributeOf(tab, 'value') && tab.openingElement.attributes.every(({ type }) => type === 'JSXAttribute');
  const other = tabs.find(isOther);
  const isEmpty = element.children.length === 0;
  if (other || isEmpty) {
    const problem = isEmpty ? '<Tabs> has no tabs' : 'a child of <Tabs> is no tab';
    const found = other ? `<${nameOf(other)}> without a value` : 'nothing';
    const remedy = 'write <TabItem value="…" label="…"> around the content of each tab';
    return { problem, expected, found, remedy };
  }
  const values = tabs.map((tab) => textOf(attributeOf(tab, 'value')));
  const twice = values.find((value, index) => value !== undefined && values.indexOf(value) !== index);
  if (twice !== undefined) {
    const problem = 'two tabs have one value';
    return { problem, expected, found: `value="${twice}" twice`, remedy: 'write another value for one of them' };
  }
  const chosen = textOf(attributeOf(element, 'defaultValue'));
  if (chosen === undefined || tabs.length === 0 || values.includes(chosen) || values.includes(undefined))
    return undefined;
  const known = values.flatMap((value) => value ?? []);
  return {
    problem: 'no tab has the value of `defaultValue`',
    expected: `one of ${joinNames(known)}`,
    found: `defaultValue="${chosen}"`,
    remedy: spellingRemedy(chosen, known, 'write the value of a tab'),
  };
}

/** Elements of HTML that components of pages have the name of. */
const ALSO_HTML = ['details', 'figure', 'head'];

/** Creates a function that finds components in lower case, which browsers show as elements without meaning. */
function caseError(components: readonly string[]) {
  return (element: JSXElement): Omit<Details, 'line'> | undefined => {
    const name = nameOf(element);
    const meant = components.find((one) => one !== name && one.toLowerCase() === name.toLowerCase());
    if (meant === undefined || !/^[a-z]/.test(name) || ALSO_HTML.includes(name)) return undefined;
    const expected = 'a component, whose name begins with a capital letter, or an element of HTML';
    return { problem: `unknown element <${name}>`, expected, found: `<${name}>`, remedy: `write <${meant}>` };
  };
}

/** Returns the elements in expressions, attributes and code of a page, which the plugins for Markdown do not see. */
function elementsInBraces(program: Program): JSXElement[] {
  const elements: JSXElement[] = [];
  visit(program, (node, _key, _index, ancestors) => {
    const isInBraces = ({ type }: { type: string }) =>
      type === 'JSXExpressionContainer' || type.endsWith('Declaration');
    if (node.type === 'JSXElement' && ancestors.some(isInBraces)) elements.push(node);
  });
  return elements;
}

const lineOf = ({ loc }: JSXElement) => loc?.start.line ?? 1;

const addressOf = (element: JSXElement) => textOf(attributeOf(element, 'href') ?? attributeOf(element, 'to'));

/** Returns the links in expressions of a page to pages of the site. */
export function linksInBraces(program: Program): { url: string; line: number }[] {
  return elementsInBraces(program).flatMap((element) => {
    const url = addressOf(element);
    return url !== undefined && /^[/#]/.test(url) ? { url, line: lineOf(element) } : [];
  });
}

/** Finds the elements in braces that only plugins for Markdown could complete. */
function braceErrors(program: Program, ofMarkdown: readonly string[]): Details[] {
  return elementsInBraces(program).flatMap((element): Details[] => {
    const name = nameOf(element);
    const address = addressOf(element) ?? '';
    if (ofMarkdown.includes(name)) {
      const problem = `<${name}> in braces gets no facts`;
      const expected = 'the component as an element of the page, outside of { }';
      const remedy = `write <${name} … /> on a line of its own, or in a partial such as ./_part.mdx`;
      return [{ line: lineOf(element), problem, expected, found: `{… <${name}> …}`, remedy }];
    }
    if (!/^[^:?#]+\.mdx?(?:[?#]|$)/.test(address)) return [];
    return [
      {
        line: lineOf(element),
        problem: 'a link in braces leads to the file of a page, which readers do not get',
        expected: 'the path of a page, such as /docs/intro/, in <Link> of @docusaurus/Link',
        found: address,
        remedy: 'write <Link to="/…/">, or the link outside of { }',
      },
    ];
  });
}

/**
 * Finds elements that React or Docusaurus refuses when a page is rendered, and those that would not be what they are meant to be.
 *
 * @param components names that pages need not import
 * @param ofMarkdown those of them that plugins for Markdown complete
 */
export function elementErrors(
  program: Program,
  { components, ofMarkdown }: Record<'components' | 'ofMarkdown', readonly string[]>,
): Details[] {
  const errors = braceErrors(program, ofMarkdown);
  visit(program, (node) => {
    if (node.type !== 'JSXElement') return;
    for (const find of [styleError, handlerError, contentError, caseError(components), tabsError]) {
      const error = find(node);
      if (error) errors.push({ line: lineOf(node), ...error });
    }
  });
  return errors;
}
