import type { Node, Program } from 'estree';
import { visit } from 'estree-util-visit';

import { lineOf, nameOf, type CodeError } from './pageProgram';

/** What Docusaurus gives to each page as an object or a list of objects. */
const OBJECTS_OF_PAGES = ['props', 'frontMatter', 'toc', 'metadata', 'assets'];

const isFunction = (node: Node) => /Function/.test(node.type);

/** Returns the values of the constants of a page, and its functions, by name. */
function constants({ body }: Program): Map<string, Node> {
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

const EXPECTED = 'an expression that is text, a number or an element';

/**
 * Finds what a page would show as text and React does not: objects, which it refuses, such as `{{ name }}`, and functions, of which
 * readers get nothing.
 *
 * @param isOpaque whether the content of a component may be something else than text
 */
export function valueErrors(program: Program, isOpaque: (name: string) => boolean) {
  const values = constants(program);
  const templates: Node[] = [];
  const errors: CodeError[] = [];
  visit(program, (node, _key, _index, ancestors) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    if (node.type === 'JSXElement' && isOpaque(nameOf(node))) return;
    // The parameters of a function can have the names of constants.
    const known = ancestors.some(isFunction) ? new Map<string, Node>() : values;
    for (const child of node.children) {
      if (child.type !== 'JSXExpressionContainer') continue;
      const { expression } = child;
      const written = expression.type === 'Identifier' ? `{${expression.name}}` : undefined;
      const line = lineOf(expression);
      if (isObject(expression, known)) {
        const isTemplate = expression.type === 'ObjectExpression';
        if (isTemplate) templates.push(expression);
        errors.push({
          line,
          problem: 'an object is no text',
          expected: EXPECTED,
          found: written ?? `an expression of the type ${expression.type}`,
          remedy: isTemplate
            ? 'write {{ … }} in backticks, or each brace as \\{'
            : 'write a field of it, such as {frontMatter.title}, or {JSON.stringify(…)}',
        });
      }
      const meant = expression.type === 'Identifier' ? known.get(expression.name) : expression;
      if (meant && isFunction(meant)) {
        errors.push({
          line,
          problem: 'a function is no text, and readers would get nothing of it',
          expected: EXPECTED,
          found: written ?? '{() => …}',
          remedy: 'write what it returns, call it as in {sum(1, 2)}, or write \\{ for the sign itself',
        });
      }
    }
  });
  return { errors, templates };
}
