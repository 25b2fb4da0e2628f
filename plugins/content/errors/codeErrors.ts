import type { Reference } from 'eslint-scope';
import type { Node, Position, Program } from 'estree';
import type { JSXElement, JSXIdentifier } from 'estree-jsx';
import { visit } from 'estree-util-visit';

import { spellingRemedy } from '@api-docs/kit/node';

import { importFor } from './importFor';
import { lineOf, VOID, type CodeError, type Scopes } from './pageProgram';
import { valueErrors } from './valueErrors';

/** What Docusaurus, MDX and the bundler define on each page. */
const OF_PAGES = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets', 'require', 'module'];

/** Names that exist when a browser runs a function. */
const IN_BROWSERS =
  /^(?:window|document|location|history|screen|navigator|(?:local|session)Storage|alert|confirm|prompt|matchMedia|(?:request|cancel)AnimationFrame|getComputedStyle|scroll(?:To|By)|[A-Z]\w*(?:Element|Observer|Event|Node|Parser|Reader|Request))$/;

const AS_TEXT = 'write it in backticks, or each brace of text as \\{';

const AT_TOP = 'at the top of the page, with a blank line above and below';

const isBefore = (a: Position, b: Position) => a.line < b.line || (a.line === b.line && a.column <= b.column);

function isInside(inner: Node, outer: Node): boolean {
  return Boolean(
    inner.loc && outer.loc && isBefore(outer.loc.start, inner.loc.start) && isBefore(inner.loc.end, outer.loc.end),
  );
}

/** Returns whether a name is that of an element of HTML in capitals, such as `BR`; `Link` and `Input` are rather components. */
const isUpperCaseHtml = (name: string) => /^[A-Z]+$/.test(name) && VOID.test(name.toLowerCase());

/** Returns what cannot be text with braces: exports, and values of attributes. */
function codeOf(program: Program): Node[] {
  const code: Node[] = program.body.filter(({ type }) => type !== 'ExpressionStatement');
  visit(program, (node) => {
    if (node.type === 'JSXAttribute' || node.type === 'JSXSpreadAttribute') code.push(node);
  });
  return code;
}

/** Finds components inside of those that pages need not import, which have none. Example: `<Tabs.Item>`. */
function unknownMembers(program: Program, components: readonly string[], own: readonly string[]): CodeError[] {
  const errors: CodeError[] = [];
  visit(program, (node) => {
    const name = node.type === 'JSXElement' ? node.openingElement.name : undefined;
    if (name?.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return;
    const [outer, inner] = [name.object.name, name.property.name];
    if (!components.includes(outer) || own.includes(outer)) return;
    errors.push({
      line: lineOf(node),
      problem: `unknown component <${outer}.${inner}>`,
      expected: 'a component of guides/WRITING.md, or one that the page imports',
      found: `<${outer}.${inner}>`,
      remedy: spellingRemedy(outer + inner, components, `write a component in the place of it: <${outer}> has none`),
    });
  });
  return errors;
}

/** Finds the names that nothing defines: they stop the build when the page is rendered. */
function unknownNames(
  { unresolved, variables }: Scopes,
  components: readonly string[],
  isIgnored: (name: Node) => boolean,
  isCode: (name: Node) => boolean,
): CodeError[] {
  const defined = variables.map(({ name }) => name);
  const isKnown = ({ identifier, from }: Reference): boolean => {
    const { name } = identifier;
    if (isIgnored(identifier)) return true;
    if (name in globalThis || OF_PAGES.includes(name) || components.includes(name)) return true;
    return from.variableScope.type === 'function' && IN_BROWSERS.test(name);
  };
  return unresolved
    .filter((reference) => !isKnown(reference))
    .map(({ identifier }) => {
      const { name } = identifier;
      const line = lineOf(identifier);
      const written = importFor(name);
      const imported = written && `write ${written} ${AT_TOP}`;
      if ((identifier.type as string) === 'JSXIdentifier') {
        return {
          line,
          problem: `unknown component <${name}>`,
          expected: 'a component of guides/WRITING.md, or one that the page imports',
          found: `<${name}>`,
          remedy: isUpperCaseHtml(name)
            ? `write <${name.toLowerCase()} />`
            : (imported ?? spellingRemedy(name, [...components, ...defined], `import the component ${AT_TOP}`)),
        };
      }
      return {
        line,
        problem: `nothing defines ${name}`,
        expected: 'a name that the page imports or exports, or frontMatter',
        found: `{${name}}`,
        remedy: IN_BROWSERS.test(name)
          ? 'use it in a function that only browsers run: https://docusaurus.io/docs/advanced/ssg'
          : (imported ??
            spellingRemedy(
              name,
              name.length > 2 ? [...defined, 'frontMatter'] : [],
              isCode(identifier) ? `import or define it ${AT_TOP}` : AS_TEXT,
            )),
      };
    });
}

/**
 * Finds what stops the build when the expressions of a page are run.
 *
 * @param components names that pages need not import
 * @param own names that the page imports or defines
 */
export function codeErrors(
  program: Program,
  scopes: Scopes,
  components: readonly string[],
  own: readonly string[],
): CodeError[] {
  visit(program, (node) => {
    // Names of elements that are Markdown have no place of their own.
    if (node.type === 'JSXElement')
      (node as JSXElement & { openingElement: { name: JSXIdentifier } }).openingElement.name.loc ??= node.loc ?? null;
  });
  const isOpaque = (name: string) => !/^[a-z]/.test(name) && (own.includes(name) || !components.includes(name));
  const { errors, templates } = valueErrors(program, isOpaque);
  const isIn = (nodes: readonly Node[]) => (name: Node) => nodes.some((node) => isInside(name, node));
  return [
    ...errors,
    ...unknownMembers(program, components, own),
    ...unknownNames(scopes, components, isIn(templates), isIn(codeOf(program))),
  ];
}
