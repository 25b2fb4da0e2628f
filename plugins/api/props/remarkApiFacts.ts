import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import type { ScoreDirection } from '../../content/front-matter/schemas';
import { readAttributes } from '../../content/readAttributes';
import { buildError, isBuildError } from '../../lib/buildError';
import { projectPath } from '../../lib/paths';
import { apiFileOf, type ApiFiles } from '../facts/apiFiles';
import { FACT_COMPONENTS, type FactComponent } from './factComponents';

declare module 'vfile' {
  interface DataMap {
    /** Set by Docusaurus before the remark plugins run. */
    frontMatter?: { direction?: ScoreDirection };
  }
}

function isFactComponent(name: string | null): name is FactComponent {
  return name !== null && Object.hasOwn(FACT_COMPONENTS, name);
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
      const attributes = readAttributes(node, FACT_COMPONENTS[name].attributes, page);
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
