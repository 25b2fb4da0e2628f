import path from 'node:path';

import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import type { Direction } from '../front-matter/schemas';
import { projectPath } from '../projectPath';
import { spellingRemedy, teachingError } from '../teachingError';
import { apiFileOf, type ApiFiles } from './apiFiles';
import { FACT_COMPONENTS, type FactComponent } from './components';
import { figureFolder } from './readFigure';
import type { Attributes } from './step';

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
      throw teachingError({
        file: page,
        problem: `<${name}> has an attribute that it does not know`,
        expected: known.map((attributeName) => `${attributeName}="…"`).join(', ') || 'no attributes',
        found: written,
        remedy: known.includes(written)
          ? `write the value as text: ${written}="…"`
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

/**
 * Remark plugin: hands the facts of the OpenAPI file to the components of a page, as props, at build.
 *
 * The file is the one of the page's own docs version. An operation, body, field or example that does not exist stops
 * the build with page and line.
 *
 * @param options the project's folder (absolute) and its OpenAPI files
 */
export function remarkApiFacts({ siteDir, files }: { siteDir: string; files: ApiFiles }) {
  return (tree: Root, vfile: VFile): void => {
    const file = projectPath(siteDir, vfile.path);
    const figures = path.join(siteDir, figureFolder(file));
    const { direction } = vfile.data.frontMatter ?? {};
    const ownDirection = direction === undefined ? {} : { direction };
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!isFactComponent(node.name)) return;
      const page = `${file}:${node.position?.start.line ?? 1}`;
      const attributes = readAttributes(node, node.name, page);
      const context = { facts: files.facts(apiFileOf(file)), files, page, figures, ...ownDirection };
      const props = FACT_COMPONENTS[node.name].step(context, attributes);
      node.attributes = Object.entries(props).map(([name, value]) => jsxAttribute(name, value));
    });
  };
}
