import type { RootContent } from 'mdast';

import { flatGroups, tagTree, type ApiFacts, type TagGroup } from '@api-docs/openapi-facts';

import { description } from '../content/description';
import { blocks, element, heading } from '../content/nodes';
import { externalDocs } from './externalDocs';

/** Number of operations from which a landing page shows those of a tag when a reader opens its list. */
const MANY_OPERATIONS = 100;

/** Returns the section of a tag: its operations in a list that opens, and what it is about. */
function tagSection({ tag, labels, operations }: TagGroup): RootContent {
  const about = [description(tag.description), tag.externalDocs && externalDocs(tag.externalDocs)];
  const list = operations.length > 0 ? element('ApiOperations', [], { tag: tag.name }) : about;
  return element('section', blocks(heading(3, labels.join(' › ')), list));
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
