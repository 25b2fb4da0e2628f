import type { BlogPostFrontMatter } from '@docusaurus/plugin-content-blog';
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type { PageFrontMatter } from '@docusaurus/plugin-content-pages';

import type { FieldRule } from './fieldRule';
import { docKinds } from './docKinds';
import type { PageKind } from './pageKind';

/** Examples: `/`, `pii`, `/guides/first-call/`, `größe`. */
const PATH = /^(?:\/|\/?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~-]*(?:\/[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~-]*)*\/?)$/u;

/** The start of a path from the folder of the page, which docs can have. Examples: `./`, `./first-call`. */
const RELATIVE = /^\.\//;

const isPath = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_SLUG_LENGTH && PATH.test(value);

/** Maximum length of a slug. File systems limit folder names to 255 bytes. */
const MAX_SLUG_LENGTH = 200;

/** The image of an author on another host, in JSON. Example: `{"name":"Ann","image_url":"https://…"}`. */
const IMAGE_OF_OTHER_HOST = /(?:^|"image_?url":)"(?:https?:)?\/\//i;

const PATH_EXPECTED = 'a path of letters, digits and hyphens, for example first-call or /guides/first-call';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const text: FieldRule = { isValid: isText, expected: 'text, in quotes if it looks like a number or a date' };
/** Docusaurus puts the folder of a page before its id. */
const id: FieldRule = {
  isValid: (value) => isText(value) && !String(value).includes('/'),
  expected: 'text without a slash: the folder of the page is a part of its path',
};
const flag: FieldRule = { isValid: (value) => typeof value === 'boolean', expected: 'true or false' };

/** Images of authors, in a post or in `blog/authors.yml`. */
export const ownImages: FieldRule = {
  isValid: (value) => !IMAGE_OF_OTHER_HOST.test(JSON.stringify(value) ?? ''),
  expected: 'images below static/, for example /img/ann.jpg',
  why: 'Browsers load images only from this site, so that no other host learns who reads it.',
};

/** Docusaurus accepts any other field of an author without reading it. */
export const AUTHOR_FIELDS = 'name title description url email image_url imageURL page socials'.split(' ');

const RULES: Readonly<Record<string, FieldRule>> = {
  title: text,
  description: text,
  // Code of this site reads these flags before Docusaurus converts them.
  draft: flag,
  unlisted: flag,
  parse_number_prefixes: flag,
};

/** Docusaurus shows the authors of posts only. */
const POST_RULES: Readonly<Record<string, FieldRule>> = {
  authors: ownImages,
  author_image_url: ownImages,
  authorImageURL: ownImages,
};

/** Returns the rules for the fields of a page, by the name of the field. */
export function fieldRules(kind: PageKind): Record<string, FieldRule> {
  const isDoc = !['post', 'page'].includes(kind);
  const isDocPath = (value: unknown) => isPath(typeof value === 'string' ? value.replace(RELATIVE, '/') : value);
  const slug: FieldRule = { expected: PATH_EXPECTED, isValid: isDoc ? isDocPath : isPath };
  return {
    ...RULES,
    slug,
    ...(isDoc ? { id } : {}),
    ...(kind === 'post' ? POST_RULES : {}),
    ...docKinds.find((docKind) => docKind.kind === kind)?.rules,
  };
}

// Docusaurus validates the values of these fields, but accepts any other field without reading it.
const shared = [
  'title',
  'description',
  'keywords',
  'image',
  'slug',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'draft',
  'unlisted',
  'last_update',
] satisfies (keyof BlogPostFrontMatter & keyof PageFrontMatter)[];

// Docusaurus ignores the id of a post.
const postFields = [
  ...shared,
  'title_meta',
  'sidebar_label',
  'date',
  'tags',
  'authors',
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'authorTitle',
  'authorURL',
  'authorImageURL',
] satisfies (keyof BlogPostFrontMatter)[];

// The MDX compiler reads `mdx: { format: md }`.
const doc = [...Object.keys(DocFrontMatterSchema.describe().keys as object), 'mdx'];

/** Fields that only code of this site reads. Pages of other kinds may use the names for something else. */
export const OWN_FIELDS: readonly string[] = [
  ...docKinds.flatMap(({ fields = [] }) => fields),
  'deprecated',
  'generation',
  'changes',
];

/** Names of the known fields by the kind of page. */
export const FIELDS: Readonly<Record<PageKind, readonly string[]>> = {
  doc,
  ...Object.fromEntries(docKinds.map(({ kind, fields = [] }) => [kind, [...doc, ...fields]])),
  post: [...postFields, 'mdx'],
  page: [...shared, 'mdx', 'wrapperClassName'],
  // `direction` is copied from the metric page of the operation, `deprecated` marks legacy operations, and
  // `generation` names that of current ones.
  reference: [
    'id',
    'title',
    'description',
    'slug',
    'sidebar_label',
    'keywords',
    'direction',
    'deprecated',
    'generation',
    'hide_table_of_contents',
  ],
};
