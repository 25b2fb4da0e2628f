import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { docsVersions, readVersions } from '@api-docs/kit/versions/docsVersions';
import { llmsTxtPath, markdownPath, PAGES_WITHOUT_MARKDOWN } from '@api-docs/kit/urls/markdownPath';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { SCORE_SCALES } from '../../plugins/api/props/scoreScales';
import { projectDir } from '../../scripts/lib/run';
import { buildDir, builtFiles, builtPage, builtText, siteUrl } from '../support/builtSite';
import { readOperations } from '../support/openApiDocument';
import { routerPages, VISITED } from '../support/pages';
import { LATEST, metricPages } from '../support/specifiedRoutes';

const folders = docsVersions(readVersions(projectDir)).map((version) => version.path);
const others = folders.filter((folder) => folder !== 'docs/');
const pages = routerPages()
  .map((route) => route.slice(1))
  .filter((page) => !PAGES_WITHOUT_MARKDOWN.includes(page) && builtPage(page).$('.theme-unlisted-banner').length === 0);

/** Returns the pages that the index of a folder must list: those in the folder, except those of other versions. */
function pagesOf(folder: string): string[] {
  const inner = others.filter((other) => other !== folder);
  return pages.filter((page) => page.startsWith(folder) && !inner.some((other) => page.startsWith(other)));
}

const linksOf = (text: string) => [...text.matchAll(/^- \[.+?\]\((\S+?)\)(?:: (.+))?$/gm)];

it('the build has an index at the base path and one for each version, and no other', () => {
  const indexes = builtFiles().filter((file) => /llms[^/]*\.txt$/.test(file));
  expect(indexes.sort()).toEqual(['', ...folders].map((folder) => `${folder}llms.txt`).sort());
});

it.each([
  ...['', ...folders].map((folder) => `${folder}llms.txt`),
  ...['skill.md', 'robots.txt', '404.md', '.well-known/api-catalog'],
])('%s has no dead URL', (file) => {
  const urls = [...builtText(file).matchAll(/https?:\/\/[^\s)`"]+/g)].map(([url]) => url);
  const own = urls.filter((url) => url.startsWith(siteUrl));
  const isMissing = (url: string) =>
    !existsSync(path.join(buildDir, decodeURI(url.slice(siteUrl.length).replace(/#.*/, ''))));
  expect(own).not.toEqual([]);
  expect(own.filter(isMissing)).toEqual([]);
});

describe.each(['', ...folders])('%sllms.txt', (folder) => {
  const text = builtText(`${folder}llms.txt`);
  const [before = '', ...sections] = text.split(/^## /m);

  it('has a name, a summary, instructions and sections of links, in this order, and at most 10,000 tokens', () => {
    // Texts with many URLs have 3.5 characters per token and more.
    expect(text.length / 3.5).toBeLessThanOrEqual(10_000);
    expect(before).toMatch(/^# \S.*\n\n> \S.*\n\nInstructions for assistants:\n\n(?:- \S.*\n)+\n$/);
    expect(sections.length).toBeGreaterThan(3);
    for (const section of sections) expect(section.trimEnd()).toMatch(/^\S.*\n\n(?:- \[.+\]\(https:\S+\).*\n?)+$/);
  });

  it('lists the Markdown version of each page once, with its description', () => {
    const links = linksOf(text).filter(([, address = '']) => address.endsWith('.md'));
    const listed = links.map(([, address = '']) => decodeURI(address.slice(siteUrl.length)));
    const isTag = (page: string) => /(?:^|\/)tags\//.test(page);
    const expected = pagesOf(folder).filter((page) => !isTag(page));
    expect(listed.sort()).toEqual(expected.map(markdownPath).sort());
    const undescribed = links.filter(([, , about]) => !about).map(([, address = '']) => address.slice(siteUrl.length));
    // The theme gives lists of authors no description.
    expect(undescribed.filter((file) => !/\bauthors(?:\/|\.md$)/.test(file))).toEqual([]);
  });

  it('recommends the current API and docs, and links to the other versions', () => {
    expect(before).toContain('Prefer the current API, the paths below `/metrics/v4alpha/`');
    expect(before).toMatch(/Prefer docs v\S+ \(latest\) over next \(unreleased\)/);
    const [versions = ''] = sections.filter((section) => section.startsWith('Other versions\n'));
    const linked = linksOf(versions).map(([, address]) => address);
    const expected = folders
      .filter((other) => other !== (folder || 'docs/'))
      .map((other) => other.replace(/^docs\/$/, ''));
    expect(linked).toEqual(expected.map((other) => `${siteUrl}${other}llms.txt`));
  });

  it('lists what is not published', () => {
    const items = builtPage('/docs/api/').$('#what-is-not-published').nextAll('ul').first().find('li');
    expect(items).not.toHaveLength(0);
    const instructions = before.replace(/`/g, '').toLowerCase();
    for (const item of items.toArray()) {
      expect(instructions).toContain(builtPage('/docs/api/').$(item).text().replace(/\.$/, '').toLowerCase());
    }
  });
});

describe('skill.md', () => {
  const text = builtText('skill.md');
  const operations = readOperations(API_FILE);
  const successors = openApiFiles(projectDir, brand).successors().operations;

  it('has a name and a description in its front matter, and only absolute links', () => {
    expect(text).not.toMatch(/\]\((?!https:)/);
    const [, name = '', description = ''] = /^---\nname: (\S+)\ndescription: (.+)\n---\n\n# \S/.exec(text) ?? [];
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(1024);
  });

  it('has every operation of the OpenAPI file with the fields that a call sends', () => {
    const named = text.match(/(?<=\/docs\/api)\/\S+\/\S+(?=\.md\))/g) ?? [];
    const pages = operations.map(({ route }) => route.slice('/docs/api'.length, -1));
    expect([...new Set(named)].sort()).toEqual(pages.sort());
    for (const { method, path: apiPath, parameters, request } of operations) {
      const { properties = {}, required = [], 'x-requirement-not-documented': unknown = [] } = request?.schema ?? {};
      const fields = Object.keys(properties).filter((name) => [...required, ...unknown].includes(name));
      const names = [...parameters.filter((one) => one.required).map(({ name }) => name), ...fields];
      const cell = names.map((name) => `\`${name}\``).join(', ') || 'none';
      const address = `(?:${method}; )?\`${apiPath.replace(/[{}]/g, '\\$&')}\``;
      expect(text, apiPath).toMatch(new RegExp(`^\\| \\[.*${address}.* \\| ${cell} \\|$`, 'm'));
    }
  });

  it('maps the fields of each legacy call to those of its successor', () => {
    for (const { path: apiPath, request } of operations.filter(({ deprecated }) => deprecated)) {
      const [, section = ''] = text.split(`\n### \`${apiPath}\`\n`);
      const [own = ''] = section.split('\n### ');
      const successor = successors[apiPath]?.successor;
      expect(own, apiPath).toContain(successor ? `The successor is [\`${successor}\`]` : 'No successor is documented.');
      const fields = successor ? Object.keys(request?.schema.properties ?? {}) : [];
      for (const field of fields) expect(own, apiPath).toContain(`\n| \`${field}\` | `);
    }
  });

  it('gives the direction of each metric as on its page, and the bands of each direction', () => {
    const rows = [...text.matchAll(/^\| [^|]+ \| \[.+?\]\((\S+)\.md\) \| ([^|`]+) \|$/gm)];
    expect(rows).toHaveLength(metricPages(LATEST).length);
    for (const [, url = '', direction = ''] of rows) {
      const page = builtPage(`/${decodeURI(url.slice(siteUrl.length))}/`);
      expect(page.text, url).toContain(`${direction.trim()}.`);
    }
    for (const { verdict, bands = [] } of Object.values(SCORE_SCALES)) {
      const line = bands.map((band) => `${band.range}: ${band.verdict.toLowerCase()}`).join('; ');
      if (line) expect(text).toContain(`| ${verdict.replace(/\.$/, '')} | ${line} |`);
    }
  });

  it('is listed in the index of agent skills, with its digest', () => {
    const list = JSON.parse(builtText('.well-known/agent-skills/index.json')) as {
      skills: { name: string; url: string; digest: string }[];
    };
    const digest = createHash('sha256').update(text).digest('hex');
    expect(list.skills).toEqual([
      expect.objectContaining({ url: `${brand.basePath}skill.md`, digest: `sha256:${digest}` }),
    ]);
  });
});

describe('.well-known/api-catalog', () => {
  interface Target {
    href: string;
    type: string;
  }
  const { linkset } = JSON.parse(builtText('.well-known/api-catalog')) as {
    linkset: { anchor: string; 'service-desc': Target[]; 'service-doc': Target[] }[];
  };

  it('names all OpenAPI files of docs versions, and the reference', () => {
    expect(linkset.map(({ anchor }) => anchor)).toEqual([brand.apiHost]);
    const names = [...readVersions(projectDir), 'next'].map((version) => `openapi/metrics-api-${version}`);
    const expected = names.flatMap((name) => [
      { href: `${siteUrl}${name}.yaml`, type: 'application/yaml' },
      { href: `${siteUrl}${name}.json`, type: 'application/json' },
    ]);
    expect(linkset[0]?.['service-desc']).toEqual(expected.map((target) => expect.objectContaining(target) as Target));
    expect(linkset[0]?.['service-doc'].map(({ href }) => href)).toEqual([
      `${siteUrl}docs/api/`,
      `${siteUrl}docs/api.md`,
    ]);
  });
});

it('a page names its Markdown version and the index, if it has one', () => {
  for (const [, route] of [...VISITED, ['', '404.html']] as const) {
    const { $ } = builtPage(route);
    const links = $('head link[type="text/markdown"]').toArray();
    const page = route.slice(1);
    const expected = [
      ['alternate', siteUrl + encodeURI(markdownPath(page))],
      ['describedby', siteUrl + llmsTxtPath(page, folders)],
    ];
    const hasMarkdown = route.startsWith('/') && !PAGES_WITHOUT_MARKDOWN.includes(page);
    expect(
      links.map((link) => [$(link).attr('rel'), $(link).attr('href')]),
      route,
    ).toEqual(hasMarkdown ? expected : []);
  }
  const directive = builtPage('/docs/intro/').$('body > div[hidden]').first();
  expect(directive.text()).toContain(`${siteUrl}llms.txt`);
});
