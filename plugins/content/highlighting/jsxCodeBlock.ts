import type { Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxAttributeValueExpression, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';

/** A JSX element in a page, in the syntax tree of Markdown or of HTML. */
export interface JsxElement {
  name: string | null;
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[];
  children: readonly { type: string; value?: unknown; data?: unknown }[];
}

/** Settings of `<CodeBlock>`: https://docusaurus.io/docs/markdown-features/code-blocks#jsx-highlighting */
export interface CodeBlockSettings {
  language?: string;
  title?: string;
  className?: string;
  metastring?: string;
  showLineNumbers?: boolean | number;
}

/** A code block as the page contains it, before Docusaurus' settings in comments and metastring are read. */
export interface WrittenCodeBlock {
  code: string;
  settings: CodeBlockSettings;
}

/** Syntax tree of an expression or of imports. */
type Program = NonNullable<NonNullable<MdxJsxAttributeValueExpression['data']>['estree']>;

type Literal = string | number | boolean;

const STRING_SETTINGS = ['language', 'title', 'className', 'metastring'];

function isSetting(name: string, value: Literal): boolean {
  return name === 'showLineNumbers'
    ? typeof value !== 'string'
    : STRING_SETTINGS.includes(name) && typeof value === 'string';
}

/** Returns the value of `{5}`, `{true}`, `{'a'}` or a template without `${}`; undefined for all other expressions. */
function literalOf({ data }: { data?: unknown }): Literal | undefined {
  const { estree } = (data ?? {}) as { estree?: Program | null };
  const [statement, ...others] = estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined;
  const { expression } = statement;
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis[0]?.value.cooked ?? undefined;
  const isLiteral = expression.type === 'Literal' && ['string', 'number', 'boolean'].includes(typeof expression.value);
  return isLiteral ? (expression.value as Literal) : undefined;
}

/** Returns the value of an attribute; undefined if it is computed when the page is rendered. */
export function attributeValue({ value }: MdxJsxAttribute): Literal | undefined {
  // In JSX, an attribute without a value is true.
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literalOf(value);
}

function settingsOf({ attributes }: JsxElement): CodeBlockSettings | undefined {
  const settings: Record<string, Literal> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const value = attributeValue(attribute);
    if (value === undefined || !isSetting(attribute.name, value)) return undefined;
    settings[attribute.name] = value;
  }
  return settings;
}

function codeOf({ children }: JsxElement): string | undefined {
  const parts = children.map((child) => {
    if (child.type === 'text') return String(child.value);
    return /^mdx(?:Flow|Text)Expression$/.test(child.type) ? literalOf(child) : undefined;
  });
  return parts.length === 0 || parts.includes(undefined) ? undefined : parts.join('');
}

/**
 * Reads a `<CodeBlock>` element.
 *
 * @returns undefined for other elements, and if the code or a setting is computed when the page is rendered
 */
export function jsxCodeBlock(element: JsxElement): WrittenCodeBlock | undefined {
  if (element.name !== 'CodeBlock') return undefined;
  const [code, settings] = [codeOf(element), settingsOf(element)];
  return code === undefined || settings === undefined ? undefined : { code, settings };
}

/**
 * Returns whether a page imports another component than the theme's as `CodeBlock`.
 *
 * @param tree the syntax tree of an MDX page, whose root has the imports as children
 */
export function importsOtherCodeBlock({ children }: Root): boolean {
  const programs = children.flatMap(({ type, data }) =>
    (type as string) === 'mdxjsEsm' ? [(data as { estree?: Program | null } | undefined)?.estree] : [],
  );
  return programs
    .flatMap((program) => program?.body ?? [])
    .some(
      (statement) =>
        statement.type === 'ImportDeclaration' &&
        statement.source.value !== '@theme/CodeBlock' &&
        statement.specifiers.some(({ local }) => local.name === 'CodeBlock'),
    );
}
