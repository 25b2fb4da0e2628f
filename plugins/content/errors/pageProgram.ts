import { analyze } from 'eslint-scope';
import type { Node, Program } from 'estree';
import type { JSXAttribute, JSXElement } from 'estree-jsx';
import { visit } from 'estree-util-visit';

import type { BuildErrorDetails } from '@api-docs/kit/node';

/** An error in the program that MDX makes of a page. */
export type CodeError = Omit<BuildErrorDetails, 'file'> & { line: number };

/** What is wrong with a node, whose line is known. */
export type Found = Omit<CodeError, 'line'>;

/** Elements of HTML without content. */
export const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Returns the line of a node of that program, in the file of the page. */
export const lineOf = ({ loc }: Node): number => loc?.start.line ?? 1;

export const nameOf = ({ openingElement: { name } }: JSXElement) => (name.type === 'JSXIdentifier' ? name.name : '');

export const attributeOf = ({ openingElement }: JSXElement, name: string) =>
  openingElement.attributes.find((one): one is JSXAttribute => one.type === 'JSXAttribute' && one.name.name === name);

/** Returns the value of an attribute that is text; undefined if it is missing or computed. */
export function textOf(attribute: JSXAttribute | undefined): string | undefined {
  const value = attribute?.value;
  const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return literal?.type === 'Literal' && typeof literal.value === 'string' ? literal.value : undefined;
}

/** Returns the scope around a page, in which nothing defines the names that it refers to, and the one of the page. */
export function scopesOf(program: Program) {
  const { globalScope } = analyze(program, { ecmaVersion: 2022, sourceType: 'module', jsx: true });
  return { unresolved: globalScope?.through ?? [], variables: globalScope?.childScopes[0]?.variables ?? [] };
}

export type Scopes = ReturnType<typeof scopesOf>;

/** Returns the names that a page imports or defines, apart from imports of the theme. */
export function ownNames({ variables }: Scopes): string[] {
  return variables.flatMap(({ name, defs: [definition] }) => {
    const { parent } = definition ?? {};
    return parent?.type === 'ImportDeclaration' && String(parent.source.value).startsWith('@theme') ? [] : name;
  });
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
