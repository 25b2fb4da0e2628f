/** A fenced code block, inline code, or the target of a link or image. */
const CODE_OR_LINK = /^(`{3,})[^\n]*\n[\s\S]*?^\1`*$|(?<!`)(`+)(?!`)[\s\S]*?[^`]\2(?!`)|\]\(([^)\s]+)\)/gm;

/** A target that does not depend on the file: with a scheme, or from the root. */
const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;

/**
 * Makes the relative links of a Markdown file absolute.
 *
 * @param file path of the file below the root, for example `docs/intro.md`
 * @param root what comes before the path of each target, for example the URL of the home page
 */
export function resolveLinks(markdown: string, file: string, root: string): string {
  const base = `https://files.invalid/${file}`;
  return markdown.replace(CODE_OR_LINK, (match, _fence, _code, target: string | undefined) => {
    if (target === undefined || ABSOLUTE.test(target)) return match;
    const { pathname, hash } = new URL(target, base);
    return `](${root}${pathname.slice(1)}${hash})`;
  });
}
