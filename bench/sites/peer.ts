import path from 'node:path';

import { docusaurus, projectDir } from '../../scripts/run';
import type { ContentPage } from './content';
import { sidebar } from './sidebar';

/** Where each peer is installed and built, in a folder of its name: ignored by Git and by every check. */
export const WORK_FOLDER = path.join(projectDir, '.cache/peer-sites');

/** A site generator that builds the same docs. Its configuration lies in the folder of its name beside this file. */
export interface Peer {
  /** Also the first part of its addresses. */
  folder: string;
  name: string;
  /** Package whose version is shown. */
  package: string;
  /** Where its pages are written, in its work folder. */
  pages: string;
  /** Whether a page needs its title as a heading in the text, or the generator prints it from the front matter. */
  heading: boolean;
  /** Address as a link in Markdown must name it. */
  link(page: ContentPage): string;
  /** Path of a page below its folder, as it is served. */
  address(page: ContentPage): string;
  /** What it needs besides the pages: path in its work folder → text. */
  files?(pages: readonly ContentPage[]): Record<string, string>;
  /** What it writes, in its work folder. */
  output: string;
  /** Commands that build it, run in its work folder. */
  build: string[][];
  /** Selectors of words in the main content that it adds itself: labels of code blocks, names of heading links. */
  additions: string[];
}

const folderOf = ({ path: page }: ContentPage) => (page === '' ? '' : `${page}/`);

const vitePressPath = (page: ContentPage) => (page.isFolder ? folderOf(page) : page.path);

const program = (file: string) => path.join('node_modules', file);

/** A Node of the release that Astro asks for, which may be newer than the one that runs the bench. */
const NODE_FOR_ASTRO = program(`node-${process.platform}-${process.arch}/bin/node`);

export const PEERS: readonly Peer[] = [
  {
    folder: 'starlight',
    name: 'Starlight',
    package: '@astrojs/starlight',
    pages: 'src/content/docs',
    heading: false,
    link: (page) => `/starlight/${folderOf(page)}`,
    address: folderOf,
    output: 'dist',
    build: [[NODE_FOR_ASTRO, program('astro/bin/astro.mjs'), 'build']],
    additions: ['.sl-anchor-link', '.expressive-code figcaption', '.expressive-code .sr-only'],
  },
  {
    folder: 'vitepress',
    name: 'VitePress',
    package: 'vitepress',
    pages: 'pages',
    heading: true,
    link: (page) => `/${vitePressPath(page)}`,
    address: (page) => (page.isFolder ? folderOf(page) : `${page.path}.html`),
    files: (pages) => ({ 'sidebar.json': JSON.stringify(sidebar(pages, vitePressPath)) }),
    output: '.vitepress/dist',
    build: [[process.execPath, program('vitepress/bin/vitepress.js'), 'build']],
    additions: ['[class*="language-"] > .lang', '.header-anchor'],
  },
  {
    folder: 'nextra',
    name: 'Nextra',
    package: 'nextra',
    pages: 'content',
    heading: true,
    link: (page) => `/${folderOf(page)}`,
    address: folderOf,
    output: 'out',
    build: [
      [process.execPath, program('next/dist/bin/next'), 'build'],
      [
        process.execPath,
        program('pagefind/lib/runner/bin.cjs'),
        '--site',
        '.next/server/app',
        '--output-path',
        'out/_pagefind',
      ],
    ],
    additions: ['.subheading-anchor'],
  },
  {
    folder: 'docusaurus',
    name: 'Docusaurus, stock',
    package: '@docusaurus/core',
    pages: 'pages',
    heading: true,
    link: (page) => `/${folderOf(page)}`,
    address: folderOf,
    output: 'build',
    build: [docusaurus('build')],
    additions: ['.theme-doc-toc-desktop'],
  },
];
