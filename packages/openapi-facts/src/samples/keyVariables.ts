import type { SampleKey } from './call';

/** Returns the environment variables of credentials, each once. */
export function keyVariables(keys: readonly SampleKey[]): string[] {
  return [...new Set(keys.flatMap((key) => (key.in === 'basic' ? [key.user, key.password] : [key.env])))];
}
