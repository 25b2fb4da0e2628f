import { currentGeneration, type ApiFacts, type Operation } from '@api-docs/openapi-facts';

/** Returns what the API of a successor is called. */
export function successorGeneration(facts: ApiFacts, successor: Operation | undefined): string {
  return (successor && currentGeneration(facts, successor)) ?? 'New';
}
