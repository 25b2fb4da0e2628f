import type { AtRule, Declaration, Root, Rule } from 'postcss';

/** A selector of the root element, in one color mode or in all: `:root`, `html[data-theme=dark]`. */
const ROOT = /^(?::root|html|(?=\[data-theme))(?:\[data-theme[^\]]*\])?$/;

/** A custom property that is read without a fallback. */
const READ = /var\((--[\w-]+)\)/g;

const selectorsOf = ({ parent }: Declaration) => (parent as Rule).selectors;

const isOnRoot = (declaration: Declaration) => selectorsOf(declaration).every((selector) => ROOT.test(selector));

/** Whether a declaration of the root element applies on all media and in all color modes. */
function isAlways(declaration: Declaration): boolean {
  if (!selectorsOf(declaration).some((selector) => /^(?::root|html)$/.test(selector))) return false;
  for (let outer = declaration.parent?.parent; outer && outer.type !== 'root'; outer = outer.parent) {
    if ((outer as AtRule).name !== 'layer') return false;
  }
  return true;
}

/** Writes a value in place of what reads it, with a space if the values beside it would run into it. */
function inPlace(value: string, before: string, after: string): string {
  return (/[^\s(,/*]$/.test(before) ? ' ' : '') + value + (/^[^\s),/*]/.test(after) ? ' ' : '');
}

/**
 * Finds the custom properties of a sheet that have the same value on all elements. Returns a function that writes their values in
 * place of them: `padding:var(--a)` becomes `padding:1rem`, except for those with the given names.
 */
export function constantsOf(sheet: Root): (value: string, except: ReadonlySet<string>) => string {
  const declarations = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
  });
  const isGlobal = (name: string) => declarations.get(name)?.every(isOnRoot) ?? false;
  const constants = new Map<string, string>();
  for (const [name, [only, ...others]] of declarations) {
    if (!only || others.length > 0 || !isOnRoot(only) || !isAlways(only)) continue;
    // A property that it reads would have another value on an element that sets it.
    if ((only.value.match(/--[\w-]+/g) ?? []).every(isGlobal)) constants.set(name, only.value);
  }
  const fold = (value: string, except: ReadonlySet<string>): string =>
    value.replace(READ, (reading, name: string, start: number) => {
      const constant = except.has(name) ? undefined : constants.get(name);
      if (constant === undefined) return reading;
      return inPlace(fold(constant, except), value.slice(0, start), value.slice(start + reading.length));
    });
  return fold;
}
