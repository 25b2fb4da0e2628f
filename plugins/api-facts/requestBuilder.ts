import { findOperation } from './findOperation';
import type { RequestBuilderProps } from './props';
import type { Attributes, PageContext } from './step';

/** Step of `<RequestBuilder>`: the page carries the name of the module only; the builder loads it when it is opened. */
export function requestBuilder({ facts, page }: PageContext, { operation }: Attributes): RequestBuilderProps {
  return { operation: findOperation(facts, operation ?? '', page).id };
}
