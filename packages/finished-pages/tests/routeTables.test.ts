import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import shortTable, { shortNames } from '../src/routeTables';

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const route = (path: string, hash: string) =>
  `path: '${path}',\n    component: ComponentCreator('${path}', '${hash}'),`;

const FILES = {
  'registry.js': `export default {\n${entry('0a1b2c3d', '@site/a.md')}\n${entry('0a1c2c3d', "@site/it's.md")}\n  "other": x,\n};\n`,
  'routes.js': `import React from 'react';\n\nexport default [\n  {\n    ${route('/a/', 'f00')}\n    routes: [{ ${route('/a/', 'ba4')} }],\n  },\n  { ${route("/it\\'s/", '123')} },\n  { path: '*', component: ComponentCreator('*') },\n];\n`,
  'routesChunkNames.json': JSON.stringify({
    '/a/-f00': { __comp: '0a1b2c3d', items: [{ content: '0a1c2c3d' }] },
    '/a/-ba4': { __comp: 'other' },
    "/it's/-123": { __comp: '0a1c2c3d' },
  }),
};

function shortened(table: keyof typeof FILES): string {
  const read: string[] = [];
  const folder = tempFolder(FILES);
  const context = { resourcePath: `${folder}/${table}`, addDependency: (file: string) => read.push(file) };
  return shortTable.call(context, FILES[table]);
}

describe('the tables of all pages', () => {
  it('name modules once, with a short name for their chunk', () => {
    expect(shortened('registry.js').split('\n').slice(1, 4)).toEqual([
      '  "0a1b": [() => import(/* webpackChunkName: "0a1b" */ "@site/a.md")],',
      '  "0a1c": [() => import(/* webpackChunkName: "0a1c" */ "@site/it\'s.md")],',
      '  "other": x,',
    ]);
  });

  it('name routes once, and number those with the same path', () => {
    const routes = shortened('routes.js');
    expect(routes).toContain("...route('/a/', '0'),\n    routes: [{ ...route('/a/', '1'), }]");
    expect(routes).toContain("{ ...route('/it\\'s/', '0'), }");
    expect(routes).toContain("{ path: '*', component: ComponentCreator('*') }");
    expect(JSON.parse(shortened('routesChunkNames.json'))).toEqual({
      '/a/-0': { __comp: '0a1b', items: [{ content: '0a1c' }] },
      '/a/-1': { __comp: 'other' },
      "/it's/-0": { __comp: '0a1c' },
    });
  });
});

it.each([
  ['at least two letters', ['a123', 'b123'], ['a1', 'b1']],
  ['the shortest start that no other name has', ['abcd', 'abce', 'ab12'], ['abcd', 'abce', 'ab1']],
  ['whole names if one is the start of the other', ['abcd', 'abcd2'], ['abcd', 'abcd2']],
])('short names are %s', (_, names, short) => {
  expect(names.map((name) => shortNames(names).get(name))).toEqual(short);
});
