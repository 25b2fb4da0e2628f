import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';

import { projectDir } from '../../../scripts/run';
import { billOfMaterials } from '../../../scripts/supplyChain/billOfMaterials';
import { lockedPackages } from '../../../scripts/supplyChain/lockedPackages';

interface Component {
  name: string;
  group?: string;
  version: string;
  scope: string;
  'bom-ref': string;
  hashes?: { alg: string; content: string }[];
}

interface Bom {
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const nameOf = ({ group, name, version }: Component) => `${group === undefined ? '' : `${group}/`}${name}@${version}`;

describe('the bill of materials of the site', () => {
  const packages = lockedPackages(projectDir);
  let text = '';
  let bom: Bom;

  beforeAll(() => {
    text = billOfMaterials(packages);
    bom = JSON.parse(text) as Bom;
  });

  it('has each package of the lock file once, and says which of them only checks and tests need', () => {
    const locked = new Map<string, boolean>();
    for (const { name, version, dev } of packages.slice(1)) {
      locked.set(`${name}@${version}`, dev && (locked.get(`${name}@${version}`) ?? true));
    }
    expect(bom.components.map(nameOf).sort()).toEqual([...locked.keys()].sort());
    const excluded = bom.components.filter(({ scope }) => scope === 'excluded').map(nameOf);
    expect(excluded.sort()).toEqual(
      [...locked]
        .filter(([, dev]) => dev)
        .map(([name]) => name)
        .sort(),
    );
  });

  it('has the same bytes each time: no time, no random number', () => {
    expect(billOfMaterials(lockedPackages(projectDir))).toBe(text);
    expect(text).not.toMatch(/"(?:timestamp|serialNumber)"/);
  });

  it('says what react is: its digest, and that the client of Docusaurus asks for it', () => {
    const react = bom.components.find(({ name, group }) => name === 'react' && group === undefined);
    const locked = packages.find(({ place }) => place === 'node_modules/react');
    const digest = Buffer.from(locked?.integrity?.replace('sha512-', '') ?? '', 'base64').toString('hex');
    expect(react?.hashes).toEqual([{ alg: 'SHA-512', content: digest }]);
    const asking = bom.dependencies.filter(({ dependsOn = [] }) => dependsOn.includes(react?.['bom-ref'] ?? ''));
    expect(asking.filter(({ ref }) => ref.startsWith('pkg:npm/%40docusaurus/core@'))).toHaveLength(1);
  });

  it('is CycloneDX 1.6', () => {
    const { resolve } = createRequire(path.join(projectDir, 'package.json'));
    const schemas = path.join(path.dirname(resolve('@cyclonedx/cyclonedx-library/package.json')), 'res/schema');
    const read = (file: string) =>
      JSON.parse(readFileSync(path.join(schemas, file), 'utf8')) as Record<string, unknown>;
    const ajv = new Ajv({ strict: false, formats: { 'idn-email': true, 'iri-reference': true } });
    addFormats(ajv);
    for (const file of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json'])
      ajv.addSchema(read(file), `http://cyclonedx.org/schema/${file}`);
    const validate = ajv.compile(read('bom-1.6.SNAPSHOT.schema.json'));
    expect(validate(bom), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...bom, components: [{ name: 'no type' }] })).toBe(false);
  });
});

describe('a bill of materials', () => {
  const locked = (place: string, version: string, wants: string[] = []) => ({
    place,
    name: place.replace(/^.*node_modules\//, '') || 'site',
    version,
    dev: false,
    hasInstallScript: false,
    wants,
  });

  it('finds what a package asks for where Node finds it: inside, beside, above', () => {
    const { dependencies } = JSON.parse(
      billOfMaterials([
        locked('', '0.0.0', ['a', 'b']),
        locked('node_modules/a', '1.0.0', ['b', 'c', 'missing']),
        locked('node_modules/a/node_modules/b', '2.0.0', ['c']),
        locked('node_modules/b', '1.0.0'),
        locked('node_modules/c', '1.0.0'),
      ]),
    ) as Bom;
    expect(dependencies).toEqual([
      { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@2.0.0', 'pkg:npm/c@1.0.0'] },
      { ref: 'pkg:npm/b@1.0.0' },
      { ref: 'pkg:npm/b@2.0.0', dependsOn: ['pkg:npm/c@1.0.0'] },
      { ref: 'pkg:npm/c@1.0.0' },
      { ref: 'site', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/b@1.0.0'] },
    ]);
  });
});
