import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { chromiumPath, HEADLESS_SHELL } from '@api-docs/kit/testing/launchChromium';

import { BROTLI_MODULE } from '../deploy/prepareHosts';
import { mustRun, projectDir, tool } from '../lib/run';

/** Returns the Firefox that tests start: FIREFOX_PATH, else Debian's, else undefined. A snap cannot read their profiles. */
export function firefoxPath(): string | undefined {
  return process.env.FIREFOX_PATH || ['/usr/bin/firefox-esr'].find((file) => existsSync(file));
}

/** Returns the path of WebKitGTK's small browser, which belongs to the library, or undefined if it is not installed. */
export function miniBrowserPath(): string | undefined {
  const folders = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`);
  return folders.map((folder) => `${folder}/MiniBrowser`).find((file) => existsSync(file));
}

const succeeds = ([program = '', ...args]: readonly string[]) => spawnSync(program, args).status === 0;

let python: string | undefined;

/**
 * Returns a Python that has the package `requests`: Debian's, if the first one belongs to a version manager and lacks it.
 * It is the interpreter itself, because the `python3` of a version manager starts several shells first.
 */
export function pythonWithRequests(): string | undefined {
  const script = 'import requests, sys; print(sys.executable)';
  const interpreterOf = (program: string) => spawnSync(program, ['-c', script]).stdout?.toString().trim();
  python ??= ['python3', '/usr/bin/python3'].map(interpreterOf).find(Boolean);
  return python;
}

/**
 * Returns the command of a Python that is on the PATH or installed by pyenv, or undefined. It may lack the package `requests`.
 *
 * @param version for example `3.10`
 */
export function pythonOfVersion(version: string): string | undefined {
  const folder = path.join(homedir(), '.pyenv', 'versions');
  const installed = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`${version}.`)) : [];
  const commands = [`python${version}`, ...installed.map((name) => path.join(folder, name, 'bin', 'python'))];
  return commands.find((command) => succeeds([command, '--version']));
}

interface Programs {
  /** Debian packages that contain them. */
  packages: string[];
  /** Tests that are skipped without them. */
  suites: string[];
  /** What to do on other systems, if only Debian has the packages. */
  elsewhere?: string;
  /** Whether the tests run without them, only slower. */
  isOptional?: boolean;
  isInstalled(): boolean;
}

function sampleProgram(packageName: string, isInstalled: () => boolean): Programs {
  return { packages: [packageName], suites: ['tests/samples'], isInstalled };
}

const PROGRAMS: readonly Programs[] = [
  {
    // The pages' fallback font has the metrics of Liberation Sans: without it, a late font shifts them.
    packages: ['chromium', 'fonts-liberation'],
    suites: ['tests/e2e', 'tests/site'],
    elsewhere: 'run npx playwright install --with-deps chromium',
    isInstalled: () => chromiumPath() !== undefined || existsSync(chromium.executablePath()),
  },
  {
    packages: ['chromium-headless-shell'],
    suites: ['tests/e2e', 'tests/site'],
    elsewhere: "Playwright's Chromium has one",
    isOptional: true,
    isInstalled: () => existsSync(HEADLESS_SHELL),
  },
  {
    packages: ['firefox-esr'],
    suites: ['tests/engines/firefox'],
    elsewhere: 'set FIREFOX_PATH',
    isInstalled: () => firefoxPath() !== undefined,
  },
  {
    packages: ['webkit2gtk-driver', 'xvfb'],
    suites: ['tests/engines/webkit'],
    isInstalled: () => [miniBrowserPath() ?? '', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(existsSync),
  },
  {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    suites: ['tests/deploy'],
    isInstalled: () => ['/usr/sbin/nginx', BROTLI_MODULE].every(existsSync),
  },
  sampleProgram('curl', () => succeeds(['curl', '--version'])),
  sampleProgram('zsh', () => succeeds(['zsh', '--version'])),
  sampleProgram('python3-requests', () => pythonWithRequests() !== undefined),
  sampleProgram('golang-go', () => succeeds(['go', 'version'])),
  sampleProgram('default-jdk-headless', () => succeeds(['javac', '--release', '17', '--version'])),
];

/** Whether the site has a suite: a folder, or a file in one. */
const hasSuite = (suite: string) => ['', '.test.ts'].some((end) => existsSync(path.join(projectDir, suite + end)));

const missingFor = (suite: string) =>
  PROGRAMS.filter((one) => one.suites.includes(suite) && !one.isOptional && !one.isInstalled());

/** What makes a command one of root: nothing for root, sudo in CI, which asks for no password there. */
const AS_ROOT = process.getuid?.() === 0 ? [] : process.env.CI === 'true' ? ['sudo'] : undefined;

const IS_DEBIAN = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

async function install(title: string, ...commands: string[][]): Promise<void> {
  console.log(`Installs ${title}`);
  for (const command of commands) await mustRun(command, { capture: true }).catch(console.warn);
}

/**
 * Installs missing programs, and prints what it installs and which tests will be skipped. They come from Debian or
 * Ubuntu, if root runs it, and Chromium with Playwright where the system has none. Throws if programs are still missing
 * in CI.
 */
export async function installPrograms(): Promise<void> {
  const used = PROGRAMS.filter(({ suites }) => suites.some(hasSuite));
  const wanted = used.filter((one) => (IS_DEBIAN || !one.elsewhere) && !one.isInstalled());
  if (wanted.length > 0 && AS_ROOT && succeeds(['apt-get', '--version'])) {
    const packages = wanted.flatMap((programs) => programs.packages);
    const apt = [...AS_ROOT, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
    const command = [...apt, 'install', '--yes', '--no-install-recommends', ...packages];
    await install(`with apt-get: ${packages.join(' ')}`, [...apt, 'update'], command);
  }
  if (missingFor('tests/site').length > 0) {
    const options = AS_ROOT ? ['--with-deps'] : [];
    await install("Playwright's Chromium", tool('@playwright/test', 'install', ...options, 'chromium'));
  }
  for (const suite of new Set(used.flatMap(({ suites }) => suites))) canRunSuite(suite);
}

/**
 * Returns whether all programs of a suite are installed. If not, prints why. Throws if programs are missing in CI,
 * where no test may be skipped.
 */
export function canRunSuite(suite: string): boolean {
  const missing = missingFor(suite);
  if (missing.length === 0) return true;
  const reasons = missing.map(({ packages, elsewhere }) => {
    const command = `sudo apt-get install ${packages.join(' ')}`;
    return `${packages[0]} is missing: ${elsewhere ? `on Debian, ${command}; elsewhere, ${elsewhere}` : command}`;
  });
  const message = `${suite} is skipped, ${reasons.join('; ')}`;
  if (process.env.CI === 'true') throw new Error(message);
  process.stderr.write(`${message}\n`);
  return false;
}
