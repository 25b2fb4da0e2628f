import type { Node } from 'estree';
import type { JSXAttribute, JSXElement } from 'estree-jsx';

import { joinNames } from '@api-docs/kit';
import { spellingRemedy } from '@api-docs/kit/node';

import { duplicates } from '../../lib/duplicates';
import { attributeOf, nameOf, textOf, type Found } from './pageProgram';

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
export function tabsError(element: JSXElement): Found | undefined {
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
export function loneTab(element: JSXElement, ancestors: readonly Node[]): Found | undefined {
  const isAround = (one: Node) =>
    one.type.endsWith('Declaration') ||
    (one.type === ('JSXElement' as string) && /^(?!TabItem$)[A-Z]|^$/.test(nameOf(one as never)));
  if (nameOf(element) !== 'TabItem' || ancestors.some(isAround)) return undefined;
  const remedy = 'write <Tabs> above and </Tabs> below';
  return { problem: 'a tab is in no <Tabs>', expected: '<Tabs> around its tabs', found: '<TabItem>', remedy };
}
