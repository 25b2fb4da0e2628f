import type { MdxJsxAttribute, MdxJsxAttributeValueExpression, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';

/** A JSX element of a page; the same in the syntax trees of Markdown and of HTML. */
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

/** Syntax tree of an expression or of imports. */
export type Program = NonNullable<NonNullable<MdxJsxAttributeValueExpression['data']>['estree']>;

type Literal = string | number | boolean;

const TYPES: Readonly<Record<keyof CodeBlockSettings, readonly string[]>> = {
  language: ['string'],
  title: ['string'],
  className: ['string'],
  metastring: ['string'],
  showLineNumbers: ['boolean', 'number'],
};

/** Example: `{5}`, `{true}`, `{'a'}` and a template without `${}`; undefined for all that runs. */
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

/** An attribute without a value is `true`. */
function attributeValue(value: string | MdxJsxAttributeValueExpression | null | undefined): Literal | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literalOf(value);
}

function settingsOf({ attributes }: JsxElement): CodeBlockSettings | undefined {
  const settings: Record<string, Literal> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const value = attributeValue(attribute.value);
    const types = TYPES[attribute.name as keyof CodeBlockSettings] as readonly string[] | undefined;
    if (value === undefined || !types?.includes(typeof value)) return undefined;
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
 * Reads a `<CodeBlock>` whose code and settings are written in the page.
 *
 * @param element of a page's syntax tree
 * @returns undefined for other elements, and where code or a setting is computed when the page is rendered
 */
export function staticCodeBlock(element: JsxElement): { code: string; settings: CodeBlockSettings } | undefined {
  if (element.name !== 'CodeBlock') return undefined;
  const [code, settings] = [codeOf(element), settingsOf(element)];
  return code === undefined || settings === undefined ? undefined : { code, settings };
}
