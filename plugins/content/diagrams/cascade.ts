import postcss from 'postcss';

interface Declaration {
  value: string;
  important: boolean;
}

interface StyleRule {
  selector: string;
  /** Class names of the element that the selector selects; a quick test before `matches`, which is slow. */
  classes: string[];
  specificity: number;
  declarations: Map<string, Declaration>;
}

/** Rules of `<style>` elements by the text node in them, because reading a long text is slow. */
const parsed = new WeakMap<Node, StyleRule[]>();

/** Returns a number that orders selectors by their ids, classes and element names. */
function specificityOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#[\w-]+/g) * 10_000 + count(/\.[\w-]+|\[[^\]]+\]|:[\w-]+/g) * 100 + count(/(?:^|[\s>+~])[a-z]/gi);
}

function parseRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type !== 'root') return;
    const declarations = new Map<string, Declaration>();
    rule.walkDecls(({ prop, value, important }) => {
      declarations.set(prop, { value, important: important ?? false });
    });
    for (const selector of rule.selectors) {
      const subject = selector.split(/[\s>+~]+/).at(-1) ?? '';
      const classes = [...subject.replace(/:not\(.*?\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
      rules.push({ selector, classes, specificity: specificityOf(selector), declarations });
    }
  });
  return rules;
}

function rulesOf(document: Document): StyleRule[] {
  return [...document.getElementsByTagName('style')].flatMap(({ firstChild: text }) => {
    if (!text) return [];
    let rules = parsed.get(text);
    if (!rules) parsed.set(text, (rules = parseRules(text.nodeValue ?? '')));
    return rules;
  });
}

function matches(element: Element, { selector, classes }: StyleRule): boolean {
  if (classes.some((name) => !element.classList.contains(name))) return false;
  try {
    return element.matches(selector);
  } catch {
    // A selector that the DOM does not know, such as `::before`, selects no element.
    return false;
  }
}

/** Returns the declarations of a `style` attribute. */
function inlineDeclarations(element: Element): Map<string, Declaration> {
  const declarations = new Map<string, Declaration>();
  for (const part of element.getAttribute('style')?.split(';') ?? []) {
    const [, name, value, important] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(!important)?\s*$/s.exec(part) ?? [];
    if (name && value) declarations.set(name, { value, important: important !== undefined });
  }
  return declarations;
}

/**
 * Returns the values that stylesheets and the `style` attribute set for an element, without inherited values. The DOM's
 * own `getComputedStyle` knows neither SVG properties nor their inheritance.
 *
 * @param names properties to look for
 */
export function declaredStyles(element: Element, names: readonly string[]): Map<string, string> {
  const found = new Map<string, { value: string; rank: number }>();
  const offer = (declarations: Map<string, Declaration>, specificity: number) => {
    for (const name of names) {
      const declaration = declarations.get(name);
      if (!declaration) continue;
      const rank = specificity + (declaration.important ? 1e9 : 0);
      if (rank >= (found.get(name)?.rank ?? 0)) found.set(name, { value: declaration.value, rank });
    }
  };
  for (const rule of rulesOf(element.ownerDocument)) {
    if (names.some((name) => rule.declarations.has(name)) && matches(element, rule)) {
      offer(rule.declarations, rule.specificity);
    }
  }
  offer(inlineDeclarations(element), 1e8);
  return new Map([...found].map(([name, { value }]) => [name, value]));
}

/** Returns the value of a property: from styles, from the attribute of the same name, or inherited from a parent. */
export function computedStyle(element: Element, name: string): { value: string; from: Element } | undefined {
  for (let from: Element | null = element; from; from = from.parentElement) {
    const value = declaredStyles(from, [name]).get(name) ?? from.getAttribute(name);
    if (value && value !== 'inherit') return { value, from };
  }
  return undefined;
}
