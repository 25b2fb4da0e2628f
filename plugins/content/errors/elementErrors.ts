import type { Program } from 'estree';
import type { JSXElement } from 'estree-jsx';
import { visit } from 'estree-util-visit';

import { caseError } from './caseError';
import { attributeOf, lineOf, nameOf, textOf, VOID, type CodeError, type Found } from './pageProgram';
import { loneTab, tabsError } from './tabsErrors';

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
