function numbers(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return [major, minor];
}

/** Returns the next minor version, for example `v3.5.0` for `v3.4.0`. */
export function nextMinor(version: string): string {
  const [major, minor] = numbers(version);
  return `v${major}.${minor + 1}.0`;
}

/** Returns the next major version, for example `v4.0.0` for `v3.4.0`. */
export function nextMajor(version: string): string {
  const [major] = numbers(version);
  return `v${major + 1}.0.0`;
}
