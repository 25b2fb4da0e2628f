import { analyze, type Reference } from 'eslint-scope';
import type { Node, Position, Program } from 'estree';
import type { JSXElement, JSXIdentifier } from 'estree-jsx';
import { visit } from 'estree-util-visit';

import { spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';

/** What Docusaurus, MDX and the bundler define on each page. */
const OF_PAGES = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets', 'require', 'module'];

/** Those of them that are objects, or lists of objects. */
const OBJECTS_OF_PAGES = ['props', 'frontMatter', 'toc', 'metadata', 'assets'];

/** Names that exist when a browser runs a function. */
const IN_BROWSERS =
  /^(?:window|document|location|history|screen|navigator|(?:local|session)Storage|alert|confirm|prompt|matchMedia|(?:request|cancel)AnimationFrame|getComputedStyle|scroll(?:To|By)|[A-Z]\w*(?:Element|Observer|Event|Node|Parser|Reader|Request))$/;

const AS_TEXT = 'write it in backticks, or each brace of text as \\{';

/** An error in the program that MDX makes of a page. */
export type CodeError = Omit<BuildErrorDetails, 'file'> & { line: number };

/** Returns the line of a node of that program, in the file of the page. */
export const lineOf = ({ loc }: Node): number => loc?.start.line ?? 1;

const isBefore = (a: Position, b: Position) => a.line < b.line || (a.line === b.line && a.column <= b.column);

function isInside(inner: Node, outer: Node): boolean {
  return Boolean(
    inner.loc && outer.loc && isBefore(outer.loc.start, inner.loc.start) && isBefore(inner.loc.end, outer.loc.end),
  );
}

/** Finds the names that nothing defines: they stop the build when the page is rendered. */
function unknownNames(
  program: Program,
  components: readonly string[],
  isIgnored: (name: Node) => boolean,
): CodeError[] {
  const { globalScope } = analyze(program, { ecmaVersion: 2022, sourceType: 'module', jsx: true });
  const defined = globalScope?.childScopes.flatMap(({ variables }) => variables.map(({ name }) => name)) ?? [];
  const isKnown = ({ identifier, from }: Reference): boolean => {
    const { name } = identifier;
    if (isIgnored(identifier)) return true;
    if (name in globalThis || OF_PAGES.includes(name) || components.includes(name)) return true;
    return from.variableScope.type === 'function' && IN_BROWSERS.test(name);
  };
  return (globalScope?.through ?? [])
    .filter((reference) => !isKnown(reference))
    .map(({ identifier }) => {
      const { name } = identifier;
      const line = lineOf(identifier);
      if ((identifier.type as string) === 'JSXIdentifier') {
        return {
          line,
          problem: `unknown component <${name}>`,
          expected: 'a component of guides/WRITING.md, or one that the page imports',
          found: `<${name}>`,
          remedy: spellingRemedy(name, [...components, ...defined], 'import the component'),
        };
      }
      return {
        line,
        problem: `nothing defines ${name}`,
        expected: 'a name that the page imports or exports, or frontMatter',
        found: `{${name}}`,
        remedy: IN_BROWSERS.test(name)
          ? 'use it in a function that only browsers run: https://docusaurus.io/docs/advanced/ssg'
          : spellingRemedy(name, name.length > 2 ? [...defined, 'frontMatter'] : [], AS_TEXT),
      };
    });
}

/** Returns the values of the constants of a page, and its functions, by name. */
export function constants({ body }: Program): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration') found.set(declaration.id?.name ?? '', declaration);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) if (id.type === 'Identifier' && init) found.set(id.name, init);
  }
  return found;
}

/** Returns whether React cannot show a value: an object, a date, a regular expression, or a list with one. */
function isObject(value: Node, values: ReadonlyMap<string, Node>): boolean {
  if (value.type === 'ArrayExpression') return value.elements.some((element) => element && isObject(element, values));
  if (value.type === 'Identifier') {
    const known = values.get(value.name);
    return known ? known !== value && isObject(known, values) : OBJECTS_OF_PAGES.includes(value.name);
  }
  if (value.type === 'NewExpression') return value.callee.type === 'Identifier' && value.callee.name === 'Date';
  return value.type === 'ObjectExpression' || (value.type === 'Literal' && 'regex' in value);
}

/** Finds the objects that a page would show as text, which React refuses. Example: `{{ name }}`. */
function objectErrors(program: Program): { errors: CodeError[]; nodes: Node[] } {
  const values = constants(program);
  const nodes: Node[] = [];
  visit(program, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    for (const child of node.children) {
      if (child.type === 'JSXExpressionContainer' && isObject(child.expression, values)) nodes.push(child.expression);
    }
  });
  const errors = nodes.map((node) => ({
    line: lineOf(node),
    problem: 'an object is no text',
    expected: 'an expression that is text, a number or an element',
    found: node.type === 'Identifier' ? `{${node.name}}` : `an expression of the type ${node.type}`,
    remedy:
      node.type === 'ObjectExpression'
        ? 'write {{ … }} in backticks, or each brace as \\{'
        : 'write a field of it, such as {frontMatter.title}, or {JSON.stringify(…)}',
  }));
  return { errors, nodes };
}

/** Returns the source of each `import` and `export … from` of a page. */
export function importsOf({ body }: Program): { source: string; line: number }[] {
  return body.flatMap((node) =>
    'source' in node && node.source ? { source: String(node.source.value), line: lineOf(node.source) } : [],
  );
}

/** Returns the files and packages that expressions of a page require. Example: `<img src={require('./a.png').default} />`. */
export function requiredBy(program: Program): { source: string; line: number }[] {
  const required: { source: string; line: number }[] = [];
  visit(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require') return;
    const [source] = node.arguments;
    if (source?.type === 'Literal') required.push({ source: String(source.value), line: lineOf(node) });
  });
  return required;
}

/**
 * Finds what stops the build when the expressions of a page are run.
 *
 * @param components names that pages need not import
 */
export function codeErrors(program: Program, components: readonly string[]): CodeError[] {
  visit(program, (node) => {
    // Names of elements that are Markdown have no place of their own.
    if (node.type === 'JSXElement')
      (node as JSXElement & { openingElement: { name: JSXIdentifier } }).openingElement.name.loc ??= node.loc ?? null;
  });
  const { errors, nodes } = objectErrors(program);
  const templates = nodes.filter(({ type }) => type === 'ObjectExpression');
  const isInTemplate = (name: Node) => templates.some((template) => isInside(name, template));
  return [...errors, ...unknownNames(program, components, isInTemplate)];
}
