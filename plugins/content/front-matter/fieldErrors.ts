import { validateMDXFrontMatter } from '@docusaurus/mdx-loader/lib/frontMatter';
import { validateBlogPostFrontMatter } from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { validatePageFrontMatter } from '@docusaurus/plugin-content-pages/lib/frontMatter.js';

import { own } from '@api-docs/kit';
import type { BuildErrorDetails } from '@api-docs/kit/node';
import { splitFrontMatter } from '@api-docs/kit/pages';

import { isFile, isStaticFile, linkedFile, PROJECT } from '../staticFiles';
import { authorErrors } from './authorErrors';
import { lineOfField } from './checkFrontMatter';
import { dateErrors, nameError } from './dayErrors';
import { HALF_CHARACTER, halfCharacters } from './halfCharacters';
import { classifyPage } from './pageKind';

type FrontMatter = Readonly<Record<string, unknown>>;

interface WrittenFile {
  /** Relative to the project. */
  file: string;
  text: string;
}

/** Finds fields with values that Docusaurus does not accept. */
function valueErrors({ file, text }: WrittenFile, frontMatter: FrontMatter): BuildErrorDetails[] {
  const { kind = '' } = classifyPage(file) ?? {};
  const others = { post: validateBlogPostFrontMatter, page: validatePageFrontMatter };
  const validate = own(others, kind) ?? validateDocFrontMatter;
  const { error: print } = console;
  // Docusaurus prints the whole front matter.
  Object.assign(console, { error: () => undefined });
  try {
    validate(frontMatter);
    // Only the loader of a page validates it, without the name of the field.
    if (frontMatter.mdx !== undefined) validateMDXFrontMatter(frontMatter.mdx);
    return [];
  } catch (error) {
    const { details = [] } = error as { details?: { message: string; path: string[] }[] };
    return details.map(({ message, path: [name] }) => {
      // An error about two fields has no path, but names them.
      const named = Object.keys(frontMatter).find((one) => (name === undefined ? message.includes(one) : one === name));
      const field = named ?? 'mdx';
      return {
        file: `${file}:${lineOfField(field, text)}`,
        problem: `invalid front matter field "${field}"`,
        expected: message,
        found: JSON.stringify(frontMatter[field]),
        remedy: `fix "${field}" between the --- lines at the top of the file`,
      };
    });
  } finally {
    Object.assign(console, { error: print });
  }
}

/** Lines of fields. There is no blank one, as between rules with prose such as `note: one.` below them. */
const FIELD_LINES = /[ \t]*\r?\n[a-z][\w-]*:[^\n]*\n(?:[^\S\n]*\S[^\n]*\n)*?/.source;

/** Front matter below other lines, which Docusaurus takes for text. */
const LATE_FRONT_MATTER = new RegExp(`^\\uFEFF?([^\\S\\uFEFF]+)---${FIELD_LINES}---[ \\t]*(?:\\r?\\n|$)`);

const HYPHENS = new RegExp(`^\\uFEFF?(-{4,})${FIELD_LINES}-{3,}[ \\t]*(?:\\r?\\n|$)`);

const TOML = /^\uFEFF?(\+{3})[ \t]*\r?\n[\w-]+ *=[^]*?\n\+{3}[ \t]*(?:\r?\n|$)/;

function startError({ file, text }: WrittenFile): BuildErrorDetails | undefined {
  const [, sign] = TOML.exec(text) ?? HYPHENS.exec(text) ?? [];
  const [, above] = LATE_FRONT_MATTER.exec(text) ?? [];
  if (sign === undefined && above === undefined) return undefined;
  return {
    file: `${file}:${(above ?? '').split('\n').length}`,
    problem: sign === undefined ? 'the front matter does not start the file' : `${sign} starts no front matter`,
    expected: 'YAML between two lines ---, the first of which starts the file: other fields would be text',
    found: sign ?? 'space above ---',
    remedy:
      sign === undefined ? 'remove the space above ---' : 'write --- above and below lines such as `title: "The name"`',
  };
}

/** A text with a sign that starts a comment in YAML. Example: `title: Issue #5`. */
const CUT_TEXT =
  /^(title|description|sidebar_label|pagination_label|title_meta):[ \t]+([^\s"'#|>&*!%[{][^\n]*?)[ \t]+(#[^\s#][^\r\n]*)/gm;

/** Finds texts of which readers would miss the end. */
function cutTextErrors({ file, text }: WrittenFile): BuildErrorDetails[] {
  return [...splitFrontMatter(text).yaml.matchAll(CUT_TEXT)].map(([, field = '', start = '', end = '']) => ({
    file: `${file}:${lineOfField(field, text)}`,
    problem: `the front matter field "${field}" ends before the sign #, which starts a comment`,
    expected: 'quotes around a text with #',
    found: `${field}: ${start} ${end}`.trim(),
    remedy: `write ${field}: ${JSON.stringify(`${start} ${end}`.trim())}, or a space behind # if it starts a comment`,
  }));
}

/** Returns what is wrong with the image of a page for social networks. */
function imageError(
  { file, text }: WrittenFile,
  { image }: FrontMatter,
  siteDir: string,
): BuildErrorDetails | undefined {
  if (typeof image !== 'string' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(image)) return undefined;
  const isSource = image.startsWith('./') || image.startsWith(PROJECT);
  if (isSource ? isFile(linkedFile(image, file, siteDir)) : isStaticFile(image, siteDir)) return undefined;
  return {
    file: `${file}:${lineOfField('image', text)}`,
    problem: 'the image of the page does not exist',
    expected: 'a file next to the page, such as ./card.png, or below static/, such as /img/card.png',
    found: image,
    remedy: 'save the file there, or fix its name, whose case counts',
  };
}

/** Finds texts that the bundler could not read. */
function textErrors({ file, text }: WrittenFile, frontMatter: FrontMatter): BuildErrorDetails[] {
  return halfCharacters(frontMatter).map(([field = '']) => ({
    file: `${file}:${lineOfField(field, text)}`,
    problem: `invalid front matter field "${field}"`,
    expected: 'whole characters',
    found: HALF_CHARACTER,
    remedy: 'write the character itself in the place of the escape',
  }));
}

/** Finds what Docusaurus would stop at in the front matter or the name of a file, without its line or its name. */
export function fieldErrors(written: WrittenFile, frontMatter: FrontMatter, siteDir: string): BuildErrorDetails[] {
  return [
    startError(written),
    valueErrors(written, frontMatter),
    textErrors(written, frontMatter),
    cutTextErrors(written),
    dateErrors(written),
    nameError(written),
    imageError(written, frontMatter, siteDir),
    classifyPage(written.file)?.kind === 'post' ? authorErrors(written, frontMatter, siteDir) : [],
  ].flatMap((found) => found ?? []);
}
