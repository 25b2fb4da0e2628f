import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api-facts/apiFiles';
import { compareSets } from '../../plugins/compareSets';
import { docsVersions } from '../../plugins/search/docsVersions';
import { projectDir } from '../../scripts/run';
import { indexPath, twinPath, WITHOUT_TWIN } from '../../shared/markdownTwin';
import { buildDir, builtPage } from '../support/builtSite';
import { routerPages, VISITED } from '../support/pages';

const own = brand.siteUrl + brand.basePath;
const built = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

const folders = docsVersions(projectDir).map((version) => version.path);
const others = folders.filter((folder) => folder !== 'docs/');
const pages = routerPages()
  .map((route) => route.slice(1))
  .filter((page) => !WITHOUT_TWIN.includes(page));

/** Pages that an index must list: those below its folder that no other version has. */
function pagesOf(folder: string): string[] {
  const inner = others.filter((other) => other !== folder);
  return pages.filter((page) => page.startsWith(folder) && !inner.some((other) => page.startsWith(other)));
}

/** Addresses of the site in a text, linked or bare. */
function addressesIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s)`]+/g)]
    .map(([address]) => address)
    .filter((address) => address.startsWith(own));
}

function deadAddresses(text: string): string[] {
  return addressesIn(text).filter((address) => !existsSync(path.join(buildDir, decodeURI(address.slice(own.length)))));
}

const linksOf = (text: string) => [...text.matchAll(/^- \[.+?\]\((\S+?)\)(?:: (.+))?$/gm)];

describe.each(['', ...folders])('the index in "%s"', (folder) => {
  const text = built(`${folder}llms.txt`);
  const [before = '', ...sections] = text.split(/^## /m);

  it('has a name, a summary, instructions and sections of links, in this order', () => {
    expect(before).toMatch(/^# \S.*\n\n> \S.*\n\nInstructions for assistants:\n\n(?:- \S.*\n)+\n$/);
    expect(sections.length).toBeGreaterThan(3);
    for (const section of sections) expect(section.trimEnd()).toMatch(/^\S.*\n\n(?:- \[.+\]\(https:\S+\).*\n?)+$/);
  });

  it('is short enough to be read at once', () => {
    expect(text.length).toBeLessThanOrEqual(50_000);
  });

  it('lists each page below its folder once, by its twin, with what it is about', () => {
    const links = linksOf(text).filter(([, address = '']) => address.endsWith('.md'));
    const listed = links.map(([, address = '']) => decodeURI(address.slice(own.length)));
    expect(compareSets(pagesOf(folder).map(twinPath), listed)).toEqual({ missing: [], extra: [] });
    expect(listed.length).toBe(new Set(listed).size);
    const speechless = links.filter(([, , about]) => !about).map(([, address = '']) => address.slice(own.length));
    // The theme gives the list of tags no description.
    expect(speechless).toEqual(folder === '' ? ['blog/tags.md'] : []);
  });

  it('names nothing that is not there', () => {
    expect(addressesIn(text).length).toBeGreaterThan(20);
    expect(deadAddresses(text)).toEqual([]);
  });

  it('says which API and which docs to prefer, and leads to the other versions', () => {
    expect(before).toContain('Prefer the current API, the paths below `/metrics/v4alpha/`');
    expect(before).toMatch(/Prefer docs v\S+ \(latest\) over next \(unreleased\)/);
    const versions = linksOf(text).filter(([, address = '']) => address.endsWith('/llms.txt'));
    const expected = folders
      .filter((other) => other !== (folder || 'docs/'))
      .map((other) => other.replace(/^docs\/$/, ''));
    expect(versions.map(([, address]) => address)).toEqual(expected.map((other) => `${own}${other}llms.txt`));
  });

  it('repeats the register of what is not published', () => {
    const items = builtPage('/docs/api/').$('#what-is-not-published').nextAll('ul').first().find('li');
    expect(items.length).toBeGreaterThan(5);
    const words = before.replace(/`/g, '').toLowerCase();
    for (const item of items.toArray()) {
      expect(words).toContain(builtPage('/docs/api/').$(item).text().replace(/\.$/, '').toLowerCase());
    }
  });
});

describe('the latest docs in one file', () => {
  const text = built('llms-full.txt');
  const listed = addressesOf(text);

  function addressesOf(full: string): string[] {
    return [...full.matchAll(/^url: (\S+)$/gm)].map(([, address = '']) => decodeURI(address.slice(own.length)));
  }

  it('has each page of the latest version and of the reference once', () => {
    expect(compareSets(pagesOf('docs/'), listed)).toEqual({ missing: [], extra: [] });
    expect(listed.length).toBe(new Set(listed).size);
  });

  it('has them whole, in the order of the index', () => {
    for (const page of listed) expect(text).toContain(built(twinPath(page)));
    const index = linksOf(built('docs/llms.txt')).map(([, address = '']) => decodeURI(address.slice(own.length)));
    expect(listed.map(twinPath)).toEqual(index.filter((file) => file.endsWith('.md')));
  });
});

describe('the skill', () => {
  const text = built('skill.md');
  const { operations } = openApiFiles(projectDir, brand).facts(API_FILE);

  it('says what it is for where tools look first', () => {
    const [, name = '', description = ''] = /^---\nname: (\S+)\ndescription: (.+)\n---\n/.exec(text) ?? [];
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(1024);
  });

  it('names every operation, and no other path', () => {
    const paths = [...new Set(text.match(/\/(?:metrics|alignment|safety|performance)\/v\w+\/\w+/g) ?? [])];
    const expected = operations.map((operation) => operation.path);
    expect(compareSets(expected, paths)).toEqual({ missing: [], extra: [] });
  });

  it('gives each metric the direction that its page shows', () => {
    const rows = [...text.matchAll(/^\| [^|]+ \| \[.+?\]\((\S+)\.md\) \| .+ \| ([^|]+) \|$/gm)];
    expect(rows.length).toBe(18);
    for (const [, address = '', verdict = ''] of rows) {
      const page = builtPage(`/${decodeURI(address.slice(own.length))}/`);
      expect(page.text, address).toContain(`${verdict.trim()}.`);
    }
  });

  it('names nothing that is not there', () => {
    expect(deadAddresses(text)).toEqual([]);
  });

  it('is listed where tools look for skills, with its digest', () => {
    const list = JSON.parse(built('.well-known/agent-skills/index.json')) as {
      skills: { name: string; url: string; digest: string }[];
    };
    const digest = createHash('sha256').update(text).digest('hex');
    expect(list.skills).toEqual([
      expect.objectContaining({ url: `${brand.basePath}skill.md`, digest: `sha256:${digest}` }),
    ]);
  });
});

describe('robots.txt', () => {
  it('allows everything and names the sitemap and the index', () => {
    const text = built('robots.txt');
    expect(text).toContain('User-agent: *\nAllow: /\n');
    expect(text).toContain(`\nSitemap: ${own}sitemap.xml\n`);
    expect(text).toContain(`${own}llms.txt`);
    expect(deadAddresses(text)).toEqual([]);
  });
});

describe('the head of the page', () => {
  const links = (route: string) => {
    const { $ } = builtPage(route);
    const markdown = $('head link[type="text/markdown"]').toArray();
    return markdown.map((link) => [$(link).attr('rel'), $(link).attr('href')]);
  };

  it.each(VISITED.filter(([, route]) => !WITHOUT_TWIN.includes(route.slice(1))))(
    'names the twin and the index: %s',
    (_, route) => {
      const page = route.slice(1);
      expect(links(route)).toEqual([
        ['alternate', own + encodeURI(twinPath(page))],
        ['describedby', own + indexPath(page, folders)],
      ]);
    },
  );

  it.each(['/search/', '404.html'])('names neither where there is no twin: %s', (route) => {
    expect(links(route)).toEqual([]);
  });

  it('stands above a directive that only assistants meet', () => {
    const { $ } = builtPage('/docs/intro/');
    const directive = $('body > div[hidden]').first();
    expect(directive.text()).toContain(`${own}llms.txt`);
  });
});
