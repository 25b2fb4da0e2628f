import type { RootContent } from 'mdast';

import {
  hasRequestForm,
  jsonBody,
  mainResponse,
  operationRef,
  successorEntry,
  type Operation,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { describedSections, summaryInline } from '../content/description';
import { mdxText } from '../content/mdxText';
import { blocks, code, element, heading, link, paragraph, section, type Inline } from '../content/nodes';
import { mdxContent } from '../content/siteMdx';
import { operationAuthentication, takesApiKey } from './authentication';
import { callbackSections } from './callbackSections';
import { examplesBlocks } from './examples';
import { externalDocs } from './externalDocs';
import { frontMatterText, operationFrontMatter } from './frontMatter';
import { deprecationNote, endpoint, originLine, tagLine } from './operationHead';
import { parametersSection, requestBodySection } from './requestSections';
import { headersAndLinks, otherResponsesSection, responseBodySection, statusesSection } from './responseSections';
import { operationServers } from './servers';
import { factElement, loadingElement, type Shown } from './shownOperation';

function successorSection(operation: Operation, shown: Shown, files: ApiFiles): RootContent[] {
  const entry = operation.deprecated ? successorEntry(files.successors(), operation) : undefined;
  if (!entry) return [];
  const translator = loadingElement('BodyTranslator', { migration: operation.id }, files.options.id);
  return section(2, 'Successor', factElement('FieldMap', shown, {}), entry.successor ? translator : undefined);
}

/** Returns the three columns of sections: fields, samples, and the rest. */
function operationColumns(operation: Operation, shown: Shown, files: ApiFiles): RootContent[][] {
  const main = jsonBody(mainResponse(operation.responses)?.contents);
  const { id, route, explainedStatuses } = files.options;
  const statusLabel = (status: string): Inline =>
    explainedStatuses.includes(status) ? link(`${route || '/'}#${status}`, code(status)) : code(status);
  const callbacks = callbackSections({ ...shown, level: 3 });
  const fields = blocks(
    operationServers(operation.servers, files.facts(files.options.file).servers),
    !takesApiKey(operation.security) && operationAuthentication(operation.security),
    parametersSection(shown),
    requestBodySection(operation, shown, id),
    responseBodySection(operation, shown),
    otherResponsesSection(shown, main?.field && main),
    headersAndLinks(shown),
  );
  const others = blocks(
    statusesSection(shown, statusLabel),
    callbacks.length > 0 && section(2, 'Callbacks', paragraph('The API sends these requests to you.'), callbacks),
    successorSection(operation, shown, files),
  );
  return [fields, [heading(2, 'Examples'), ...examplesBlocks(operation, shown, files)], others];
}

function operationContent(operation: Operation, files: ApiFiles): RootContent[] {
  const { options, ...documents } = files;
  const facts = files.facts(options.file);
  const shown: Shown = { name: { operation: operationRef(facts, operation) }, level: 2, content: operation };
  const columns = operationColumns(operation, shown, files).map((column) => element('div', column));
  return blocks(
    heading(1, ...summaryInline(operation.summary)),
    endpoint(operation, facts),
    deprecationNote(operation, facts, files),
    describedSections(operation.description),
    mdxContent(options.guide?.(operation, documents)),
    originLine(operation, facts, files),
    operation.externalDocs && externalDocs(operation.externalDocs),
    tagLine(operation, facts),
    element('PageContents', [], { hasBuilder: hasRequestForm(operation) || undefined }),
    mdxContent(options.beforeFields?.(operation, documents)),
    element('div', columns, { className: 'operation-columns' }),
  );
}

/**
 * Returns the reference page of an operation: an MDX file with front matter, whose components get their props from
 * `remarkApiFacts`. A section is left out if the OpenAPI file has nothing for it. Wide screens show the sections in two
 * columns: fields and the rest on the left, samples on the right. Narrow screens and the Markdown version have them in order.
 *
 * @param operation from the facts of the latest OpenAPI file
 */
export function operationPage(operation: Operation, files: ApiFiles): string {
  const head = frontMatterText(operationFrontMatter(operation, files));
  return `${head}\n${mdxText(operationContent(operation, files))}\n`;
}

/**
 * Returns the pages of the operations: MDX by the id of the operation.
 *
 * @throws if the OpenAPI file or the table of successors is invalid
 */
export function operationPages(files: ApiFiles): Map<string, string> {
  const { operations } = files.facts(files.options.file);
  return new Map(operations.map((operation) => [operation.id, operationPage(operation, files)]));
}
