/** Joins the steps of a path, of which one can contain a slash: a JSON pointer without its first slash. */
export function joinSteps(steps: readonly (string | number)[]): string {
  return steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

/** Reverses {@link joinSteps}. */
export function splitSteps(text: string): string[] {
  return text.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
