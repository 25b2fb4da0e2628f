/**
 * @file Configuration of size-limit: what pages may weigh after brotli, with an empty cache, until a reader does something.
 *   `npm run bench -- weights` prints all sizes. 1 kB is 1000 bytes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Docusaurus lists all pages in a script that every page loads. The limits hold for so many, and grow with each further one. */
const LISTED_PAGES = 340;
const BYTES_PER_PAGE = 60;

const projectDir = import.meta.dirname;
const buildDir = path.join(projectDir, 'build');
const files = readdirSync(buildDir, { recursive: true });
const readBuilt = (file) => readFileSync(path.join(buildDir, file));
const readGenerated = (name) => JSON.parse(readFileSync(path.join(projectDir, '.docusaurus', name), 'utf8'));

/** Docusaurus lists for each chunk its parts, for each part its files, and for each route its chunks. */
const { origins, assets } = readGenerated('client-manifest.json');

/** Returns the name of a chunk in the build, which is the start of that in the tables of Docusaurus: packages/finished-pages/src/routeTables.ts. */
function builtName(chunk) {
  const starts = Array.from(chunk, (_letter, index) => chunk.slice(0, chunk.length - index));
  return starts.find((name) => name in origins) ?? chunk;
}

function filesOf(...chunks) {
  const parts = chunks.flatMap((chunk) => origins[builtName(chunk)] ?? []);
  return parts.flatMap((part) => Object.values(assets[part] ?? {}).flatMap((list) => list.map(({ file }) => file)));
}

const routes = Object.entries(readGenerated('routesChunkNames.json')).map(([key, chunks]) => ({
  // Without base path and hash: `/base/docs/intro/-e46` → `docs/intro/`.
  path: key.split('/').slice(2, -1).join('/'),
  isLayout: chunks.content === undefined,
  files: filesOf(...(JSON.stringify(chunks).match(/(?<=:")[^"]+/g) ?? [])),
}));

/** Returns the files of the build like a pattern. */
function built(pattern) {
  const found = files.filter((file) => pattern.test(file));
  if (found.length === 0) throw new Error(`build/ has no file like ${pattern.source}: run npm run build`);
  return found;
}

const STYLESHEET = /css\/styles\..+\.css$/;
const EVERY_PAGE = [STYLESHEET, /^assets\/fonts\//, /^img\/favicon\.svg$/, /(?:runtime~)?main\..+\.js$/].flatMap(built);

/** Returns all that a page loads, without what it prefetches for others. Docs pages have the layouts of their section. */
function loadedBy(page) {
  const route = page.replace(/\/?index\.html$/, '');
  const [section] = /^docs(?:\/api)?\b/.exec(route) ?? [];
  const own = routes.filter((one) => one.path === route || (one.path === section && one.isLayout));
  return [...new Set([page, ...EVERY_PAGE, ...own.flatMap((one) => one.files)])];
}

const sizes = new Map();

function weightOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readBuilt(file)).length);
  return sizes.get(file);
}

function heaviest(names, filesOfOne = (file) => [file]) {
  const weigh = (name) => filesOfOne(name).reduce((sum, file) => sum + weightOf(file), 0);
  return names.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
}

const further = Math.max(0, built(/^(?!compare).*\bindex\.html$/).length - LISTED_PAGES) * BYTES_PER_PAGE;

function check(name, kilobytes, names) {
  return { name, limit: `${kilobytes} kB`, path: names.map((file) => path.join(buildDir, file)) };
}

const everything = (page) => check(`everything, ${page}`, 195 + further / 1000, loadedBy(page));
const scripts = (page) => {
  const loaded = loadedBy(page).filter((file) => file.endsWith('.js'));
  return check(`scripts, ${page}`, 145 + further / 1000, loaded);
};

const DOCS_PAGE = 'docs/quickstart-portal/faqs/index.html';
const OPERATION = heaviest(built(/^docs\/api\/.+\/index\.html$/), loadedBy);
const BLOG_POST = 'blog/mdx-blog-post/index.html';

const FORM = heaviest(
  built(/^assets\/js\/.+\.js$/).filter((file) => /\bform:.*\bvalidate:/.test(readBuilt(file).subarray(0, 500))),
);

export default [
  ...['index.html', DOCS_PAGE, OPERATION, BLOG_POST, 'search/index.html'].map(everything),
  ...[DOCS_PAGE, OPERATION].map(scripts),
  check('stylesheet', 20, built(STYLESHEET)),
  check('HTML of an operation page', 25, [OPERATION]),
  check('request builder, when opened', 41, [...filesOf('request-builder'), FORM]),
  check('mock of the API', 10, ['openapi/metrics-api-mock.mjs']),
  check('first search', 114, [...filesOf('search-panel', 'search-worker'), ...built(/^search-index-.+\.json$/)]),
];
