/** Returns the names of the parameters in a path; empty ones for `{}`. */
export function namesInPath(path: string): string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

/** Returns a path without the names of its parameters, which callers do not send. */
export function withoutNames(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/**
 * Returns the name in a template with an operator of RFC 6570 or a pattern, of which OpenAPI has none; undefined for a plain name.
 * Examples: `path` for `path*`, `+path` and `path:.*`.
 */
export function nameInOperator(template: string): string | undefined {
  const [, name] = /^[+#./;?&]?([^*+:,=]+)(?:[*+]|[:=].*)?$/.exec(template) ?? [];
  return name === template ? undefined : name;
}
