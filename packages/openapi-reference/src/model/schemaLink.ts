import type { ApiFacts } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { furtherPages } from './furtherPages';
import type { RenderedFieldRow } from './types';

/**
 * Returns the link to the page of a schema.
 *
 * @param ref reference of the component, see `Field.component`; undefined for a field that has its own fields
 */
export function schemaLink(
  { options: { route } }: Pick<ApiFiles, 'options'>,
  facts: ApiFacts,
  ref: string | undefined,
): RenderedFieldRow['schema'] {
  const page =
    ref === undefined ? undefined : furtherPages(facts).schemas.find(({ component }) => component.ref === ref);
  return page && { name: page.label, to: `${route}${page.slug}` };
}
