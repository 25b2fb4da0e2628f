import type { InlineCode, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

import { buildError, newestFirst, NEXT } from '@api-docs/kit/node';
import {
  CHANGE_KINDS,
  codeSpan,
  describeFieldMapRow,
  diffFacts,
  findSuccession,
  firstSentence,
  flatGroups,
  hasChanges,
  KIND_TITLES,
  operationRef,
  originIn,
  successorEntry,
  tagTree,
  type ApiChange,
  type ApiFacts,
  type Operation,
  type OperationOrigin,
} from '@api-docs/openapi-facts';

import { versionFile, type ApiFiles } from '../apiFiles';
import { downloadsOf } from '../downloads';
import { operationLink, type Attributes, type PageContext } from './pageContext';
import { safeMdxItem, safeMdxLine } from '../pages/safeMdx';
import { element, inlineContent, mdxContent, textNode } from './pageContent';

/** Returns the link to what replaces a deprecated operation. */
export function successorLink(
  { facts, files, page }: Pick<PageContext, 'facts' | 'files' | 'page'>,
  operation: Operation,
): ReturnType<typeof operationLink> | undefined {
  if (!operation.deprecated || !successorEntry(files.successors(), operation)) return undefined;
  const { successor } = findSuccession(facts, files.successors(), { operation: operationRef(facts, operation) }, page);
  return successor && operationLink(files, successor);
}

/**
 * Returns the origin of an operation as the pages of a docs version know it: later versions are left out, retired ones count.
 *
 * @param facts of the docs version of the page
 */
export function operationOrigin(
  files: ApiFiles,
  facts: ApiFacts,
  operation: Pick<Operation, 'method' | 'path'>,
): OperationOrigin | undefined {
  const released = [...files.versions(), ...files.retired()].sort(newestFirst).reverse();
  const versions = [...released, NEXT].map((version) => ({ version, facts: files.facts(versionFile(files, version)) }));
  const known = versions.slice(0, versions.findIndex((version) => version.facts.file === facts.file) + 1);
  return originIn(known, files.successors(), operation);
}

/** Returns the names of the parameters and fields of the JSON body that are required, or may be: nobody has published it. */
function namesToSend({ parameters, request }: Operation): string[] {
  return [...parameters.map(({ field }) => field), ...request]
    .filter(({ requirement }) => requirement === 'required' || requirement === 'not documented')
    .map(({ name }) => name);
}

function operationRow(context: PageContext, operation: Operation) {
  const { method, path, summary, description, deprecated } = operation;
  const badge = textNode(context.files.options.deprecation.badge);
  const successor = successorLink(context, operation);
  const code: InlineCode = { type: 'inlineCode', value: successor?.path ?? '' };
  const next: RootContent[] = successor
    ? [textNode('Successor: '), { type: 'link', url: successor.to, children: [code] }]
    : [textNode('No successor is documented.')];
  const toSend = namesToSend(operation).map((name) =>
    element('code', { className: 'margin-right--xs' }, [textNode(name)]),
  );
  return element('tr', {}, [
    element('th', { scope: 'row', className: 'text--normal' }, [
      { type: 'link', url: operationLink(context.files, operation).to, children: [textNode(summary)] },
      ...(deprecated ? [element('Badge', { kind: 'deprecated', className: 'margin-left--sm' }, [badge])] : []),
      element('span', { className: 'cluster' }, [
        element('Badge', { kind: 'method' }, [textNode(method)]),
        element('code', { className: 'muted' }, [textNode(path)]),
      ]),
    ]),
    element('td', {}, [
      ...inlineContent(firstSentence(description)),
      ...(deprecated ? [element('div', { className: 'muted' }, next)] : []),
    ]),
    element('td', {}, toSend.length > 0 ? toSend : [textNode('none')]),
  ]);
}

/** Lists all operations in one table with a filter, grouped by tag, in the order of the sidebar. */
export const apiOperationsContent = (context: PageContext) => {
  const groups = flatGroups(tagTree(context.facts))
    .filter(({ operations }) => operations.length > 0)
    .map(({ tag, labels, operations }) => {
      const about = element('div', { className: 'muted text--normal' }, inlineContent(tag.description));
      const title = [textNode(labels.join(' › ')), about];
      const head = element('th', { scope: 'rowgroup', colSpan: 3, className: 'padding-top--lg' }, title);
      const rows = operations.map((operation) => operationRow(context, operation));
      return element('tbody', {}, [element('tr', {}, [head]), ...rows]);
    });
  const head = Object.entries({ Operation: '40%', 'What it does': 'auto', 'Fields to send': '22%' });
  const cells = head.map(([title, width]) => element('th', { scope: 'col', style: { width } }, [textNode(title)]));
  const table = element('table', {}, [element('thead', {}, [element('tr', {}, cells)]), ...groups]);
  const hint = context.facts.operations[0]?.name ?? '';
  return [element('FilterTable', { rows: 'operations', hint }, [element('div', { className: 'stackable' }, [table])])];
};

/** Returns a change as a list item of MDX. */
function changeItem({ kind, operation, text, pairedWith, fields = [] }: ApiChange, nameOf: (path: string) => string) {
  const pair = pairedWith === undefined ? '' : `, ${kind === 'added' ? 'replaces' : 'use'} ${nameOf(pairedWith)}`;
  const rows = fields.filter(hasChanges).map((row) => safeMdxItem('', describeFieldMapRow(row), '  '));
  const move = rows.length > 0 ? '. When you move:' : '';
  return [`- ${nameOf(operation)}: ${safeMdxLine(text)}${pair}${move}`, ...rows].join('\n');
}

/** Lists the changes to the API since an older docs version, computed from the two OpenAPI files. */
export const apiChangesContent = ({ facts, files, page }: PageContext, { from, to }: Attributes) => {
  if (from === undefined) {
    throw buildError({
      file: page,
      problem: '<ApiChanges> has no version to compare with',
      expected: 'from="v3.3.0", the docs version before this one',
      found: 'no such attribute',
      remedy: 'add the attribute from',
    });
  }
  const { deprecation, file } = files.options;
  const newer = to === undefined ? facts : files.facts(versionFile(files, to));
  const changes = diffFacts(files.facts(versionFile(files, from)), newer, files.successors(), deprecation.state);
  const latest = files.facts(file);
  const inReference = new Map(latest.operations.map((operation) => [operationRef(latest, operation), operation]));
  const nameOf = (path: string) => {
    const operation = inReference.get(path);
    return operation ? `[${codeSpan(path)}](${operationLink(files, operation).to})` : codeSpan(path);
  };
  const groups = CHANGE_KINDS.flatMap((kind) => {
    const items = changes.filter((change) => change.kind === kind).map((change) => changeItem(change, nameOf));
    if (items.length === 0) return [];
    const title = kind === 'deprecated' ? `Newly marked as ${deprecation.state}` : `${KIND_TITLES[kind]} since ${from}`;
    const summary = `${title}: ${items.length} ${items.length === 1 ? 'change' : 'changes'}`;
    return element('details', { className: 'frame margin-bottom--md' }, [
      element('summary', { className: 'text--semibold' }, [textNode(summary)]),
      ...mdxContent(items.join('\n')),
    ]);
  });
  return groups.length > 0 ? groups : mdxContent(`No operation and no field changed since ${from}.`);
};

/** Returns undefined if no docs version is released. */
function versionNote(files: ApiFiles, version: string): string | undefined {
  const [latest] = files.versions();
  if (version === NEXT) return latest && 'unreleased';
  return version === latest ? 'latest' : 'frozen';
}

/** Lists the OpenAPI file of each docs version, all example calls for Postman and editors, and the archive of retired versions. */
export const apiDownloadsContent = ({ files }: PageContext) => {
  const { file } = files.options;
  const { postman, http, ofVersion, list } = downloadsOf(file);
  const openApi = `OpenAPI ${/^\d+\.\d+/.exec(String(files.source(file).openapi))?.[0] ?? ''}`;
  const link = (label: string, target: string) => `[${label}](pathname:///${encodeURI(target)})`;
  const formats = (version: string) => {
    const { yaml, json } = ofVersion(version);
    return `${openApi}: ${link('YAML', yaml)}, ${link('JSON', json)}`;
  };
  const rows = list(files.versions()).map(({ version }) => {
    const note = versionNote(files, version);
    const name = version === NEXT ? version : `docs ${version}`;
    return `| ${note === undefined ? 'all operations' : `${name} (${note})`} | ${formats(version)} |`;
  });
  const archive = files.retired().map((version) => `- docs ${version}: ${formats(version)}`);
  const children = mdxContent(
    [
      '| Describes | Files |',
      '| --- | --- |',
      ...rows,
      `| all operations for Postman | ${link('Postman collection 2.1, JSON', postman)} |`,
      `| all example calls for VS Code and JetBrains editors | ${link('Requests, .http', http)} |`,
    ].join('\n'),
    archive.length > 0 && `Archive: ${openApi} files of docs versions that are no longer on this site.`,
    archive.join('\n'),
  );
  // A browser would show some of the files.
  visit({ type: 'root', children } as Root, 'link', (node) => {
    node.data = { hProperties: { download: true } };
  });
  return children;
};
