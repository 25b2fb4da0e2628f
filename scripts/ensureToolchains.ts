import { teachingError } from '../plugins/teachingError';
import { canInstallPackages, installPackages } from './debianPackages';
import { run } from './run';

/** What runs the printed samples of a language. */
interface Toolchain {
  /** The Debian package that brings it. */
  debian: string;
  /** Any of these commands ends well if it is there. */
  probes: readonly (readonly string[])[];
}

/** Debian's Python comes second: a version manager's may stand before it and lack the package. */
const PYTHONS = ['python3', '/usr/bin/python3'] as const;

const TOOLCHAINS: readonly Toolchain[] = [
  { debian: 'curl', probes: [['curl', '--version']] },
  { debian: 'python3-requests', probes: PYTHONS.map(importRequests) },
  { debian: 'golang-go', probes: [['go', 'version']] },
  { debian: 'default-jdk-headless', probes: [['javac', '--release', '17', '--version']] },
];

function importRequests(python: string): readonly string[] {
  return [python, '-c', 'import requests'];
}

async function works(command: readonly string[]): Promise<boolean> {
  try {
    return (await run(command, { capture: true })).code === 0;
  } catch {
    return false;
  }
}

async function firstWorking(commands: readonly (readonly string[])[]): Promise<number> {
  for (const [index, command] of commands.entries()) if (await works(command)) return index;
  return -1;
}

async function missingPackages(): Promise<string[]> {
  const missing: string[] = [];
  for (const { debian, probes } of TOOLCHAINS) if ((await firstWorking(probes)) === -1) missing.push(debian);
  return missing;
}

/**
 * Finds a Python that has the package `requests`.
 *
 * @returns its command
 * @throws when there is none
 */
export async function pythonWithRequests(): Promise<string> {
  const python = PYTHONS[await firstWorking(PYTHONS.map(importRequests))];
  if (python === undefined) throw missingError(['python3-requests']);
  return python;
}

function missingError(packages: readonly string[]): Error {
  return teachingError({
    file: 'tests/samples',
    problem: 'the printed samples cannot be run, because programs are missing',
    expected: 'curl, a Python 3 with requests, Go, and a JDK of version 17 or later',
    found: `nothing that stands for the Debian packages ${packages.join(', ')}`,
    remedy: `install them: apt-get install ${packages.join(' ')}`,
  });
}

/**
 * Installs what runs the printed samples and is missing, from Debian's packages.
 *
 * @throws with the packages to install when this process may not install them
 */
export async function ensureToolchains(): Promise<void> {
  const missing = await missingPackages();
  if (missing.length === 0) return;
  if (!(await canInstallPackages())) throw missingError(missing);
  await installPackages(...missing);
}
