import type { Program } from 'estree';
import type { JSXElement } from 'estree-jsx';

import { nameOf, VOID, type Found } from './pageProgram';

/** Elements of HTML that components of pages have the name of. */
const ALSO_HTML = ['details', 'figure', 'head'];

/** What pages import components from. */
const COMPONENT_FILE = /\.(?:mdx?|[jt]sx)$|\/components\//;

/** Creates a function that finds components in lower case, which browsers show as elements without meaning. */
export function caseError(program: Program, components: readonly string[]) {
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
