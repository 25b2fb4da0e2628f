import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import type { Direction } from '../../content/front-matter/schemas';
import { buildError, isBuildError, spellingRemedy } from '../../lib/buildError';
import { projectPath } from '../../lib/paths';
import { apiFileOf, type ApiFiles } from '../facts/apiFiles';
import { FACT_COMPONENTS, type FactComponent } from './factComponents';
import type { Attributes } from './pageContext';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

declare module 'vfile' {
  interface DataMap {
    /** Set by Docusaurus before the remark plugins run. */
    frontMatter?: { direction?: Direction };
  }
}

function isFactComponent(name: string | null): name is FactComponent {
  return name !== null && Object.hasOwn(FACT_COMPONENTS, name);
}

function readAttributes(element: JsxElement, name: FactComponent, page: string): Attributes {
  const known: readonly string[] = FACT_COMPONENTS[name].attributes;
  const attributes: Attributes = {};
  for (const attribute of element.attributes) {
    const isText = attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string';
    const written = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    if (!isText || !known.includes(written)) {
      throw buildError({
        file: page,
        problem: `invalid attribute of <${name}>`,
        expected: known.map((attributeName) => `${attributeName}="…"`).join(', ') || 'no attributes',
        found: written,
        remedy: known.includes(written)
          ? `write the value as a string: ${written}="…"`
          : spellingRemedy(written, known, 'remove the attribute'),
      });
    }
    attributes[attribute.name] = attribute.value as string;
  }
  return attributes;
}

function jsxAttribute(name: string, value: unknown): MdxJsxAttribute {
  const expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: { estree: { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] } },
    },
  };
}

/** Computes props. An error names the OpenAPI file too: after a change of it, the page may be right. */
function namingFacts<Props>(file: string, compute: () => Props): Props {
  try {
    return compute();
  } catch (error) {
    throw isBuildError(error) ? buildError({ facts: file, ...error.details }) : error;
  }
}

/**
 * Remark plugin that replaces the attributes of each of {@link FACT_COMPONENTS} on a page by props, computed from the
 * OpenAPI file of the page's own docs version.
 *
 * @param siteDir absolute path of the project
 * @throws with page and line if an operation, body, field or example does not exist
 */
export function remarkApiFacts({ siteDir, files }: { siteDir: string; files: ApiFiles }) {
  return (tree: Root, vfile: VFile): void => {
    const file = projectPath(siteDir, vfile.path);
    const { direction } = vfile.data.frontMatter ?? {};
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name } = node;
      if (!isFactComponent(name)) return;
      const page = `${file}:${node.position?.start.line ?? 1}`;
      const attributes = readAttributes(node, name, page);
      const context = {
        facts: files.facts(apiFileOf(file)),
        files,
        page,
        siteDir,
        ...(direction ? { direction } : {}),
      };
      const props = namingFacts(context.facts.file, () => FACT_COMPONENTS[name].computeProps(context, attributes));
      node.attributes = Object.entries(props).map(([key, value]) => jsxAttribute(key, value));
    });
  };
}
