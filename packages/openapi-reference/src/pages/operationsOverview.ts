import type { RootContent } from 'mdast';

import { firstSentence, flatGroups, tagTree, type ApiFacts, type TagGroup } from '@api-docs/openapi-facts';

import { description } from '../content/description';
import { blocks, element, heading, textNode } from '../content/nodes';

/** Number of operations from which a landing page shows those of a tag when a reader opens its list. */
const MANY_OPERATIONS = 100;

/** Returns the section of a tag: what it is about, and its operations in a list that opens. */
function tagSection({ tag, labels, operations }: TagGroup): RootContent {
  const first = firstSentence(tag.description);
  const isShort = first.length === tag.description.trim().length;
  const summary = `${operations.length} ${operations.length === 1 ? 'operation' : 'operations'}`;
  const list = element(
    'details',
    blocks(
      element('summary', [textNode(summary)]),
      !isShort && description(tag.description),
      element('ApiOperations', [], { tag: tag.name }),
    ),
  );
  const content = blocks(heading(3, labels.join(' › ')), description(first), operations.length > 0 && list);
  return element('section', content);
}

/** Returns the operations of an API as the landing page lists them: one table, or a section with a list for each tag. */
export function operationsOverview(facts: ApiFacts): RootContent[] {
  const { operations } = facts;
  if (operations.length === 0) return [];
  const title = heading(2, 'Operations');
  if (operations.length <= MANY_OPERATIONS) return [title, element('ApiOperations', [])];
  const sections = flatGroups(tagTree(facts)).map(tagSection);
  return [title, element('FilterTable', sections, { rows: 'operations', hint: operations[0]?.name ?? '' })];
}
