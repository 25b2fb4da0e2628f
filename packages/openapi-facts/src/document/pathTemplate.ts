/** Returns the names of the parameters in a path; empty ones for `{}`. */
export function namesInPath(path: string): string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

/** Returns a path without the names of its parameters, which callers do not send. */
export function withoutNames(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}
