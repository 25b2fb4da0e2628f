import type { Node, Program } from 'estree';
import type { JSXAttribute, JSXElement } from 'estree-jsx';
import { visit } from 'estree-util-visit';

import { joinNames } from '@api-docs/kit';
import { spellingRemedy } from '@api-docs/kit/node';

import { duplicates } from '../../lib/duplicates';
import { attributeOf, lineOf, nameOf, textOf, type CodeError, type Found } from './pageProgram';

/** Elements of HTML without content. */
export const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Returns CSS as React takes it. Example: `{{ fontSize: '2rem' }}`. */
function styleObject(css: string): string {
  const fields = css.split(';').flatMap((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    const key = name.trim().replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return key === '' ? [] : `${key}: '${value.join(':').trim().replaceAll("'", '"')}'`;
  });
  return `{{ ${fields.join(', ')} }}`;
}

function styleError(element: JSXElement): Found | undefined {
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
function handlerError(element: JSXElement): Found | undefined {
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

function contentError(element: JSXElement): Found | undefined {
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

/** Returns the values of tabs in an attribute such as `values={[{ value: 'a', label: 'A' }]}`; undefined if they are computed. */
function listedValues({ value }: JSXAttribute): string[] | undefined {
  const list = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
  if (list?.type !== 'ArrayExpression') return undefined;
  const values = list.elements.map((one) => {
    const fields = one?.type === 'ObjectExpression' ? one.properties : [];
    const field = fields.find(
      (item) => item.type === 'Property' && item.key.type === 'Identifier' && item.key.name === 'value',
    );
    return field?.type === 'Property' && field.value.type === 'Literal' ? String(field.value.value) : undefined;
  });
  return values.every((one) => one !== undefined) ? values : undefined;
}

/** Finds what Docusaurus refuses in a group of tabs whose tabs are written on the page. */
function tabsError(element: JSXElement): Found | undefined {
  if (nameOf(element) !== 'Tabs') return undefined;
  const query = attributeOf(element, 'queryString');
  if (query?.value === null && !attributeOf(element, 'groupId')) {
    return {
      problem: 'the choice of a tab has no name in the address',
      expected: 'a name in `queryString`, or a `groupId`',
      found: '<Tabs queryString>',
      remedy: 'write queryString="…" with a name for the choice',
    };
  }
  const list = attributeOf(element, 'values');
  const labels = list && listedValues(list);
  if (list && !labels) return undefined;
  const tabs = elementsIn(element).flatMap((child) => (isAroundElements(child) ? elementsIn(child) : child));
  const expected = '<TabItem> elements, each with a `value` of its own';
  const isOther = (tab: JSXElement) =>
    !attributeOf(tab, 'value') && tab.openingElement.attributes.every(({ type }) => type === 'JSXAttribute');
  // With `values`, a component can be a tab without saying its value.
  const other = labels ? undefined : tabs.find(isOther);
  const isEmpty = element.children.length === 0;
  if (other || isEmpty) {
    const problem = isEmpty ? '<Tabs> has no tabs' : 'a child of <Tabs> is no tab';
    const found = other ? `<${nameOf(other)}> without a value` : 'nothing';
    const remedy = 'write <TabItem value="…" label="…"> around the content of each tab';
    return { problem, expected, found, remedy };
  }
  const values = tabs.map((tab) => textOf(attributeOf(tab, 'value')));
  const [twice] = duplicates(values, (value) => value);
  if (twice) {
    const problem = 'two tabs have one value';
    return { problem, expected, found: `value="${twice.item}" twice`, remedy: 'write another value for one of them' };
  }
  const hidden = labels && values.find((value) => value !== undefined && !labels.includes(value));
  if (hidden !== undefined) {
    const problem = 'no reader can choose a tab, because `values` does not have it';
    const remedy = spellingRemedy(hidden, labels ?? [], 'add it to `values`, or remove `values` and write a label');
    return { problem, expected: `one of ${joinNames(labels ?? [])}`, found: `value="${hidden}"`, remedy };
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

/** Finds a tab that no component is around, which Docusaurus refuses. A partial, a constant or a component may stand in <Tabs>. */
function loneTab(element: JSXElement, ancestors: readonly Node[]): Found | undefined {
  const isAround = (one: Node) =>
    one.type.endsWith('Declaration') ||
    (one.type === ('JSXElement' as string) && /^(?!TabItem$)[A-Z]|^$/.test(nameOf(one as never)));
  if (nameOf(element) !== 'TabItem' || ancestors.some(isAround)) return undefined;
  const remedy = 'write <Tabs> above and </Tabs> below';
  return { problem: 'a tab is in no <Tabs>', expected: '<Tabs> around its tabs', found: '<TabItem>', remedy };
}

/** Elements of HTML that components of pages have the name of. */
const ALSO_HTML = ['details', 'figure', 'head'];

/** What pages import components from. */
const COMPONENT_FILE = /\.(?:mdx?|[jt]sx)$|\/components\//;

/** Creates a function that finds components in lower case, which browsers show as elements without meaning. */
function caseError(program: Program, components: readonly string[]) {
  const imported = program.body.flatMap((node) =>
    node.type === 'ImportDeclaration' && COMPONENT_FILE.test(String(node.source.value)) ? node.specifiers : [],
  );
  return (element: JSXElement): Found | undefined => {
    const name = nameOf(element);
    if (!/^[a-z]/.test(name) || VOID.test(name) || ALSO_HTML.includes(name)) return undefined;
    // Markdown and HTML have elements of the same names, which have content.
    const isImported = element.children.length === 0 && imported.some(({ local }) => local.name === name);
    const meant = isImported
      ? name.charAt(0).toUpperCase() + name.slice(1)
      : components.find((one) => one !== name && one.toLowerCase() === name.toLowerCase());
    if (meant === undefined) return undefined;
    return {
      problem: `unknown element <${name}>`,
      expected: 'a component, whose name begins with a capital letter, or an element of HTML',
      found: `<${name}>`,
      remedy: isImported ? `write ${meant} in the import, and <${meant}>` : `write <${meant}>`,
    };
  };
}

/**
 * Finds elements that React or Docusaurus refuses when a page is rendered, and those that would not be what they are meant to be.
 *
 * @param components names that pages need not import
 * @param own names that the page imports or defines
 * @param inPartial whether a page may have elements around those of the file
 */
export function elementErrors(
  program: Program,
  components: readonly string[],
  own: readonly string[],
  inPartial: boolean,
): CodeError[] {
  const errors: CodeError[] = [];
  const finders = [styleError, handlerError, contentError, caseError(program, components), tabsError];
  visit(program, (node, _key, _index, ancestors) => {
    // A page may have a component of its own with a name of the theme.
    if (node.type !== 'JSXElement' || (/^[A-Z]/.test(nameOf(node)) && own.includes(nameOf(node)))) return;
    const lone = inPartial ? undefined : loneTab(node, ancestors);
    for (const error of [...finders.map((find) => find(node)), lone]) {
      if (error) errors.push({ line: lineOf(node), ...error });
    }
  });
  return errors;
}
