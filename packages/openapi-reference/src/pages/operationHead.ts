/** What a page says about an operation above its sections. */

import type { RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

import { codeSpan, describeOrigin, serverUrl, tagLabel, type ApiFacts, type Operation } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { phrase } from '../content/description';
import { inlineElement, literal, paragraph } from '../content/nodes';
import { mdxContent } from '../content/siteMdx';
import { successorLink } from '../model/operationLink';
import { operationOrigin } from '../model/operationOrigin';

/** The method and the address of an operation, which is no link. */
export function endpoint({ method, path, servers: [server] }: Operation, facts: ApiFacts): RootContent {
  const host = inlineElement('span', [literal(serverUrl(server) || facts.server)], { className: 'muted' });
  // A narrow screen breaks the path before a slash.
  const segments = path.split(/(?=\/)/).flatMap((segment) => [inlineElement('wbr', []), literal(segment)]);
  const address = inlineElement('code', [host, ...segments], { className: 'text--break' });
  const badge = inlineElement('Badge', [method], { kind: 'method' });
  const props = { className: 'cluster margin-bottom--md', 'data-search': 'skip' };
  return paragraph(inlineElement('div', [badge, address], props));
}

/** Says that an operation is deprecated, and what replaces it. */
export function deprecationNote(operation: Operation, facts: ApiFacts, files: ApiFiles): RootContent | undefined {
  if (!operation.deprecated) return undefined;
  const { title, replaced, alone } = files.options.deprecation;
  const successor = successorLink({ facts, files, page: facts.file }, operation);
  const text = successor
    ? replaced.replace('{successor}', () => `[${codeSpan(successor.path)}](${successor.to})`)
    : alone;
  const label = { ...paragraph(title), data: { directiveLabel: true } };
  const children = [label, ...mdxContent(text)] as ContainerDirective['children'];
  return { type: 'containerDirective', name: 'warning', children };
}

/** Says since when the operation exists and what it replaces. */
export function originLine(operation: Operation, facts: ApiFacts, files: ApiFiles): RootContent | undefined {
  const origin = operationOrigin(files, facts, operation);
  const text = origin && describeOrigin(origin);
  return text ? paragraph(...phrase(`${text.replace(/^./, (first) => first.toUpperCase())}.`)) : undefined;
}

/** Names the tags of an operation, if it has more than the one of its group. */
export function tagLine({ tag, tags }: Operation, facts: ApiFacts): RootContent | undefined {
  if (tags.length < 2 && tags[0] === tag) return undefined;
  const labels = new Map(facts.tags.map((known) => [known.name, tagLabel(known)]));
  return paragraph(`Tags: ${tags.map((name) => labels.get(name) ?? name).join(', ')}.`);
}
