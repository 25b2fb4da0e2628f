import type { Root } from 'mdast';
import { SKIP, visit, type VisitorResult } from 'unist-util-visit';
import type { VFile } from 'vfile';

import {
  buildError,
  collectErrors,
  isBuildError,
  projectPath,
  throwErrors,
  type BuildErrorDetails,
} from '@api-docs/kit/node';
import { own, parseJson, stringifyJson, type JsonObject } from '@api-docs/kit';
import { readAttributes } from '@api-docs/kit/pages';
import { addressDocumentLinks, targetOfUrl, type AddressOf } from '@api-docs/openapi-facts';

import { settledFiles, type ApiFiles } from '../apiFiles';
import { jsxAttribute } from '../content/nodes';
import { fileOfPage, isReferencePage } from '../pageFiles';
import { documentAddresses } from '../pages/documentAddresses';
import { factComponents } from './factComponents';

/** Computes what a component shows. An error on a page names the OpenAPI file too: after a change of it, the page may be right. */
export function namingFacts<Result>(file: string, compute: () => Result): Result {
  const named = (details: BuildErrorDetails) =>
    /\.mdx?(?::\d+)?$/.test(details.file) ? { facts: file, ...details } : details;
  try {
    return compute();
  } catch (error) {
    throw isBuildError(error) ? buildError(named(error.details), ...error.others.map(named)) : error;
  }
}

function anchorsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'anchor' ? [String(inner)] : anchorsOf(inner)));
}

/** Returns the error for what is written between the tags of a component, which nobody would see. */
function contentError(name: string, page: string): Error {
  return buildError({
    file: page,
    problem: `<${name}> has content, which readers would not get`,
    expected: `<${name} … />`,
    found: `<${name} …>…</${name}>`,
    remedy: 'end the tag with />, and move the content below it',
  });
}

/** Throws if a heading has the id of a field, to which links and the search would then not lead. */
function checkHeadings(tree: Root, anchors: readonly string[], file: string): void {
  visit(tree, 'heading', ({ data, position }) => {
    const id = String(data?.hProperties?.id);
    if (!anchors.includes(id)) return;
    throw buildError({
      file: `${file}:${position?.start.line ?? 1}`,
      problem: 'a heading and a field on the page have the same id',
      expected: 'an id of its own for each',
      found: id,
      remedy: `write another id at the end of the heading, for example {#about-${id}}`,
    });
  });
}

/** Gives the links of descriptions into the OpenAPI document their addresses. Those that lead nowhere become text. */
function addressLinks(tree: Root, addressOf: AddressOf): void {
  visit(tree, 'link', (node, index, parent) => {
    const target = targetOfUrl(node.url);
    if (target === undefined || !parent || index === undefined) return undefined;
    const address = addressOf(target);
    if (address === undefined) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    node.url = address;
    return undefined;
  });
}

/**
 * Remark plugin that replaces each of {@link factComponents} on a page by its content, or its attributes by props, computed
 * from the OpenAPI file of the page's own docs version.
 *
 * @throws with page and line of all operations, bodies, fields and examples that do not exist
 */
export function remarkApiFacts({ siteDir, files: given }: { siteDir: string; files: ApiFiles }) {
  const components = factComponents(given);
  return (tree: Root, vfile: VFile): void => {
    // A site may list the plugin for pages that have it anyway: props are no attributes for a second one.
    if (vfile.data.hasApiFacts) return;
    vfile.data.hasApiFacts = true;
    const files = settledFiles(given);
    const file = projectPath(siteDir, vfile.path);
    // Set by Docusaurus before the remark plugins run.
    const { frontMatter = {} } = vfile.data as { frontMatter?: Record<string, unknown> };
    const errors: BuildErrorDetails[] = [];
    const addressOf: AddressOf = (target) => documentAddresses(files, fileOfPage(files, file))(target);
    visit(tree, (node, index, parent): VisitorResult => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const component = own(components, node.name ?? '');
      if (!component || !parent || index === undefined) return undefined;
      let next: VisitorResult;
      const page = `${file}:${node.position?.start.line ?? 1}`;
      collectErrors(errors, () => {
        if (node.children.length > 0) throw contentError(node.name ?? '', page);
        const attributes = readAttributes(node, component.attributes, page);
        const facts = files.facts(fileOfPage(files, file));
        const context = { facts, files, page, siteDir, frontMatter };
        const content = namingFacts(facts.file, () => component.writeContent?.(context, attributes));
        if (content) {
          parent.children.splice(index, 1, ...content);
          next = [SKIP, index + content.length];
          return;
        }
        const props = namingFacts(facts.file, () => component.computeProps?.(context, attributes) ?? {});
        // The headings of the reference are above the fields that could have their ids.
        if (!isReferencePage(files, file)) checkHeadings(tree, anchorsOf(props), file);
        // Props are JSON: those that are undefined are left out.
        const shown = parseJson(addressDocumentLinks(stringifyJson(props), addressOf)) as JsonObject;
        node.attributes = Object.entries(shown).map(([key, value]) => jsxAttribute(key, value));
      });
      return next;
    });
    throwErrors(errors);
    addressLinks(tree, addressOf);
  };
}
