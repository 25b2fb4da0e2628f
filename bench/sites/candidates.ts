import { readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { teachingError } from '../../plugins/teachingError';
import { buildPeer } from './buildPeer';
import { readContent, type ContentPage } from './content';
import { PEERS, type Peer } from './peer';
import { peerVersion } from './peerVersion';
import { plainPage } from './plainPage';
import { sameText, type BuiltPage } from './sameText';

/** A site whose page is measured. */
export interface Candidate {
  name: string;
  /** Path of the page. */
  address: string;
}

/** All sites, and what the server needs for them. */
export interface Candidates {
  /** Ours first. */
  sites: Candidate[];
  folders: Record<string, string>;
  pages: Record<string, string>;
  words: number;
}

const PLAIN = { page: '/plain/', styles: '/plain/style.css' };

function pageNamed(pages: readonly ContentPage[], route: string): ContentPage {
  const page = pages.find((candidate) => `/docs/${candidate.path}/`.replace('//', '/') === route);
  if (page) return page;
  throw teachingError({
    file: route,
    problem: 'the page cannot be compared',
    expected: 'a page of the latest docs version, for example /docs/intro/',
    found: `none of its ${pages.length} pages`,
    remedy: 'name one with --page, with a slash at both ends and without the base path',
  });
}

const read = (folder: string, address: string) =>
  readFileSync(path.join(folder, address.endsWith('.html') ? address : path.join(address, 'index.html')), 'utf8');

/**
 * Builds all peers, one after the other, and sees to it that the measured page says the same everywhere.
 *
 * @param siteDir absolute path of our built site
 * @param route of the measured page, below the base path
 */
export async function candidates(siteDir: string, route: string): Promise<Candidates> {
  const pages = readContent(siteDir);
  const page = pageNamed(pages, route);
  const built: { peer: Peer; folder: string }[] = [];
  for (const peer of PEERS) built.push({ peer, folder: await buildPeer(peer, pages) });
  const theirs = built.map(({ peer, folder }): BuiltPage => {
    return { site: peer.name, html: read(folder, peer.address(page)), additions: peer.additions };
  });
  const stock = theirs[built.findIndex(({ peer }) => peer.folder === 'docusaurus')];
  const plain = plainPage(stock?.html ?? '', PLAIN.styles);
  const [words = 0] = sameText(route, read(siteDir, route), [
    ...theirs,
    { site: 'Plain HTML', html: plain, additions: [] },
  ]);
  return {
    sites: [
      { name: 'This site', address: path.posix.join(brand.basePath, route) },
      ...built.map(({ peer }) => ({
        name: `${peer.name} ${peerVersion(peer)}`,
        address: `/${peer.folder}/${peer.address(page)}`,
      })),
      { name: 'Plain HTML', address: PLAIN.page },
    ],
    folders: {
      [brand.basePath]: siteDir,
      ...Object.fromEntries(built.map(({ peer, folder }) => [`/${peer.folder}/`, folder])),
    },
    pages: { [PLAIN.page]: plain, [PLAIN.styles]: readFileSync(path.join(__dirname, 'plain.css'), 'utf8') },
    words,
  };
}
