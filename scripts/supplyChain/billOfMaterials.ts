import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library';

import type { LockedPackage } from './lockedPackages';

/** Where the build writes it: beside the site, not into it. */
export const BILL_OF_MATERIALS = 'generated/sbom.cdx.json';

const ALGORITHMS: Record<string, Enums.HashAlgorithm> = {
  sha1: Enums.HashAlgorithm['SHA-1'],
  sha512: Enums.HashAlgorithm['SHA-512'],
};

/** Example: `pkg:npm/%40scope/name@1.2.3`. */
function packageUrl({ name, version }: LockedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function hashOf(integrity: string | undefined): [Enums.HashAlgorithm, string][] {
  const [, name = '', digest = ''] = /^(\w+)-(.+)$/.exec(integrity ?? '') ?? [];
  const algorithm = ALGORITHMS[name];
  return algorithm === undefined ? [] : [[algorithm, Buffer.from(digest, 'base64').toString('hex')]];
}

function licenseOf(license: string): Models.License {
  if (SPDX.isSupportedSpdxId(license)) return new Models.SpdxLicense(license);
  return / (?:AND|OR|WITH) /.test(license) ? new Models.LicenseExpression(license) : new Models.NamedLicense(license);
}

function componentOf(locked: LockedPackage): Models.Component {
  const purl = packageUrl(locked);
  const [group, name] = locked.name.startsWith('@') ? locked.name.split('/') : [undefined, locked.name];
  return new Models.Component(Enums.ComponentType.Library, name ?? locked.name, {
    bomRef: purl,
    purl,
    ...(group === undefined ? {} : { group }),
    version: locked.version,
    scope: locked.dev ? Enums.ComponentScope.Excluded : Enums.ComponentScope.Required,
    hashes: new Models.HashDictionary(hashOf(locked.integrity)),
    licenses: new Models.LicenseRepository(locked.license === undefined ? [] : [licenseOf(locked.license)]),
  });
}

/** Where Node looks for the packages that a package asks for: in its own folder, then in each folder above. */
function placesOf(place: string, name: string): string[] {
  const inside = `${place}${place === '' ? '' : '/'}node_modules/${name}`;
  if (place === '') return [inside];
  return [inside, ...placesOf(place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1)), name)];
}

/**
 * Writes the software bill of materials of a lock file, CycloneDX 1.6 as JSON: every package once, with its version,
 * license, digest and what it asks for. Packages that only checks and tests need have the scope `excluded`. It has
 * neither a time nor a serial number, so that one lock file gives one text.
 *
 * @param packages of the lock file, the project itself first
 */
export function billOfMaterials([project, ...packages]: readonly LockedPackage[]): string {
  if (project === undefined) throw new Error('package-lock.json: the entry of the project itself is missing');
  const own = new Models.Component(Enums.ComponentType.Application, project.name, { bomRef: project.name });
  const components = new Map<string, Models.Component>();
  for (const locked of packages) {
    const known = components.get(packageUrl(locked));
    if (known === undefined) components.set(packageUrl(locked), componentOf(locked));
    else if (!locked.dev) known.scope = Enums.ComponentScope.Required;
  }
  const byPlace = new Map(packages.map((locked) => [locked.place, components.get(packageUrl(locked))]));
  for (const locked of [project, ...packages]) {
    const asking = locked === project ? own : byPlace.get(locked.place);
    for (const name of locked.wants) {
      const found = placesOf(locked.place, name).find((place) => byPlace.has(place));
      const wanted = found === undefined ? undefined : byPlace.get(found);
      if (wanted !== undefined) asking?.dependencies.add(wanted.bomRef);
    }
  }
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: own }),
    components: new Models.ComponentRepository(components.values()),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}
