import type { Operation } from '../../../plugins/api-facts/types';

/** @returns how components name an operation: by its last segment, a legacy one by its path */
export function named({ deprecated, path, name }: Operation): string {
  return deprecated ? path : name;
}
