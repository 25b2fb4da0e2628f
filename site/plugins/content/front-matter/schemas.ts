import type { BlogPostFrontMatter } from '@docusaurus/plugin-content-blog';
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type { PageFrontMatter } from '@docusaurus/plugin-content-pages';

import { docKinds } from '../../../pageKinds';
import type { PageKind } from './pageKind';

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

const pageFields = [...shared, 'wrapperClassName'] satisfies (keyof PageFrontMatter)[];

/** Field of the MDX compiler, which every file may have: `mdx: { format: md }`. */
const MDX = 'mdx';

const doc = [...Object.keys(DocFrontMatterSchema.describe().keys as object), MDX];

/** Fields that only code of this site reads. Pages of other kinds may use the names for something else. */
export const OWN_FIELDS: readonly string[] = [
  ...docKinds.flatMap(({ fields = [] }) => fields),
  ...['deprecated', 'generation', 'changes'],
];

/** Names of the known fields by the kind of page. */
export const FIELDS: Readonly<Record<PageKind, readonly string[]>> = {
  doc,
  ...Object.fromEntries(docKinds.map(({ kind, fields = [] }) => [kind, [...doc, ...fields]])),
  post: [...postFields, MDX],
  page: [...pageFields, MDX],
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
