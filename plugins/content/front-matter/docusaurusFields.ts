import type { BlogPostFrontMatter } from '@docusaurus/plugin-content-blog';
import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import type { PageFrontMatter } from '@docusaurus/plugin-content-pages';
import * as z from 'zod';

/** Examples: `<script>`, `</script`, `<!--`. */
const SCRIPT = /<(?:\/?script|!--)/i;

/** Rejects script tags and comments, because Docusaurus writes titles and labels unescaped into structured data. */
export function rejectingScripts(schema: z.ZodString): z.ZodString {
  return schema.refine((value) => !SCRIPT.test(value), { error: 'text without script tags and HTML comments' });
}

/** A text that is not empty. */
export const text = rejectingScripts(z.string({ error: 'text' }).trim().min(1, { error: 'text' }));
export const flag = z.boolean({ error: 'true or false' });
const headingLevel = z.int({ error: 'a number from 2 to 6' }).min(2).max(6);
const words = z.array(rejectingScripts(z.string({ error: 'a list of words' })), { error: 'a list of words' });

/** Examples: `/`, `pii`, `/guides/first-call/`. */
const PATH = /^(?:\/|\/?\w[\w.~-]*(?:\/\w[\w.~-]*)*\/?)$/;

const PATH_ERROR = 'a path of letters, digits and hyphens, for example first-call or /guides/first-call';

/** A path that becomes a URL and a folder of the build. */
const slug = z.string({ error: PATH_ERROR }).regex(PATH, PATH_ERROR).max(200, 'at most 200 characters');

function isDate(value: unknown): boolean {
  return (value instanceof Date || typeof value === 'string') && !Number.isNaN(new Date(value).getTime());
}

// YAML makes a `Date` of 2026-01-31 and text of most other dates.
const date = z.custom<Date | string>(isDate, { error: 'a date, for example 2026-01-31' }).meta({ type: 'string' });

const docId = z.string({ error: 'the id of a page, for example quickstart-portal/faqs' }).min(1);

const imageFile = z
  .string({ error: 'the path of an image' })
  .regex(/^(?!https?:|\/\/)/, 'a path below static/, for example /img/ann.jpg')
  .describe('Browsers load images only from this site, so that no other host learns who reads it.');

/** An author in a post or in `blog/authors.yml`. Docusaurus validates the other fields. */
export const author = z.looseObject({
  name: text.optional(),
  title: text.optional(),
  description: text.optional(),
  image_url: imageFile.optional(),
  imageURL: imageFile.optional(),
});

const authorKey = z.string({ error: 'a key of blog/authors.yml, or an author with a name' }).min(1);

const lastUpdate = z
  .strictObject({ date: date.optional(), author: text.optional() }, { error: 'a date, an author, or both' })
  .describe('Replaces the date of the last commit, or adds an author to it.');

/** Fields that Docusaurus reads on docs pages, posts and pages. */
const shared = {
  title: text.describe(
    'The heading, the browser tab, the sidebar and search results show it. Without it, the first heading of the page, or its file name.',
  ),
  description: text.describe(
    'Search engines, link previews and llms.txt show it. Without it, the first paragraph of the page.',
  ),
  keywords: words.describe('Search terms that the page does not contain.'),
  image: z
    .string({ error: 'the path or the URL of an image' })
    .min(1)
    .describe('Link previews show it instead of the generated image.'),
  slug: slug.describe(
    'Path of the page, which stays the same if the file moves. Without it, it comes from the file name.',
  ),
  hide_table_of_contents: flag.describe('Hides the list of headings next to the text.'),
  toc_min_heading_level: headingLevel.describe('Highest level of heading in the table of contents.'),
  toc_max_heading_level: headingLevel.describe('Lowest level of heading in the table of contents.'),
  draft: flag.describe('Only the development server shows a draft.'),
  unlisted: flag.describe('Only readers with the link find an unlisted page.'),
  last_update: lastUpdate,
};

/** Front matter of docs pages. The type check fails if Docusaurus reads a field that is missing here. */
export const docFields = {
  ...shared,
  id: z
    .string({ error: 'a name without slashes' })
    .regex(/^[\w.~-]+$/, 'a name of letters, digits and hyphens')
    .describe('Name of the page in sidebars and pagination fields. Without it, the file name.'),
  hide_title: flag.describe('Hides the heading of the page from the eye. Search and screen readers keep it.'),
  sidebar_key: text.describe('Distinguishes entries of the sidebar with the same label.'),
  sidebar_label: text.describe('Shorter name in the sidebar.'),
  sidebar_position: z.number({ error: 'a number' }).describe('Order in the folder. Without it, the page comes last.'),
  sidebar_class_name: text.describe('CSS class of the entry in the sidebar.'),
  sidebar_custom_props: z
    .record(z.string(), z.unknown(), { error: 'names with values' })
    .describe('Data for components of the sidebar.'),
  displayed_sidebar: z
    .string({ error: 'the name of a sidebar, or null for none' })
    .nullable()
    .describe('The sidebar next to the page: docs, or null for none.'),
  tags: z
    .array(z.union([text, z.strictObject({ label: text, permalink: slug })], { error: 'a list of tags' }), {
      error: 'a list of tags',
    })
    .describe('The page is listed on the page of each tag.'),
  pagination_label: text.describe('Text of the links to this page below its neighbors.'),
  pagination_next: docId.nullable().describe('The page that "Next" links to; null for none.'),
  pagination_prev: docId.nullable().describe('The page that "Previous" links to; null for none.'),
  custom_edit_url: z
    .string({ error: 'the URL of the source, or null for no link' })
    .nullable()
    .describe('Target of "Edit this page"; null for no link.'),
  parse_number_prefixes: flag.describe('false keeps a number at the start of the file name in the path.'),
} satisfies Record<keyof DocFrontMatter, z.ZodType>;

const legacyAuthor = text.describe('Older spelling of `authors`.');
const legacyAuthorImage = imageFile.describe('Older spelling of `image_url` in `authors`.');

/** Front matter of posts. The type check fails if Docusaurus reads a field that is missing here. */
export const postFields = {
  ...shared,
  id: z.never({ error: 'no id; write `slug`' }).describe('Docusaurus ignores the id of a post.'),
  title_meta: text.describe('Title in the browser tab and in search engines, if it is another one.'),
  sidebar_label: text.describe('Shorter name in the list of posts.'),
  date: date.describe('Date of the post, if the file name has none.'),
  tags: z.array(z.string({ error: 'a list of keys of blog/tags.yml' }), { error: 'a list of keys of blog/tags.yml' }),
  authors: z
    .union([authorKey, author, z.array(z.union([authorKey, author]))], {
      error: 'keys of blog/authors.yml, or authors with name, title, url and an image_url below static/',
    })
    .describe('The authors below the title. Images come from this site: no other host learns who reads the post.'),
  author: legacyAuthor,
  author_title: legacyAuthor,
  author_url: legacyAuthor,
  author_image_url: legacyAuthorImage,
  authorTitle: legacyAuthor,
  authorURL: legacyAuthor,
  authorImageURL: legacyAuthorImage,
} satisfies Record<keyof BlogPostFrontMatter, z.ZodType>;

/** Front matter of pages outside of docs and blog. The type check fails if Docusaurus reads a field that is missing here. */
export const pageFields = {
  ...shared,
  wrapperClassName: text.describe('CSS class of the whole page.'),
} satisfies Record<keyof PageFrontMatter, z.ZodType>;

/** The settings of the Markdown parser, which every file may change. */
export const mdxField = z
  .strictObject({ format: z.enum(['md', 'mdx', 'detect']).optional() }, { error: 'format: md, mdx or detect' })
  .describe('format: md reads the page as Markdown without components.');
