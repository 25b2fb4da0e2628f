import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';

import { buildError } from '../../plugins/lib/buildError';
import { mustRun, run, tool } from '../lib/run';

/** A program that a suite or a benchmark needs. */
export interface Program {
  /** For messages. Example: `Go`. */
  name: string;
  /** The Debian package that contains it. */
  debian: string;
  /** Remedy where there is no such package, as on Ubuntu. */
  elsewhere?: string;
  isInstalled(): Promise<boolean>;
}

/** Returns a program that is installed if a file exists. */
export function programFile(name: string, debian: string, file: string): Program {
  return { name, debian, isInstalled: () => Promise.resolve(existsSync(file)) };
}

async function succeeds(command: readonly string[]): Promise<boolean> {
  try {
    return (await run(command, { capture: true })).code === 0;
  } catch {
    return false;
  }
}

/** Debian's Python is tried second, because the first one may belong to a version manager and lack the package. */
const PYTHONS = ['python3', '/usr/bin/python3'];

/** Returns the command of a Python that has the package `requests`, or undefined if there is none. */
export async function pythonWithRequests(): Promise<string | undefined> {
  for (const python of PYTHONS) if (await succeeds([python, '-c', 'import requests'])) return python;
  return undefined;
}

/** Programs that run the printed samples. */
export const TOOLCHAINS: readonly Program[] = [
  { name: 'curl', debian: 'curl', isInstalled: () => succeeds(['curl', '--version']) },
  {
    name: 'Python 3 with requests',
    debian: 'python3-requests',
    isInstalled: async () => (await pythonWithRequests()) !== undefined,
  },
  { name: 'Go', debian: 'golang-go', isInstalled: () => succeeds(['go', 'version']) },
  {
    name: 'a JDK (17 or later)',
    debian: 'default-jdk-headless',
    isInstalled: () => succeeds(['javac', '--release', '17', '--version']),
  },
];

/** Returns whether this process can install Debian packages: as root, with apt-get. */
async function canInstallPackages(): Promise<boolean> {
  return process.getuid?.() === 0 && (await succeeds(['apt-get', '--version']));
}

/** Command that waits while another suite installs packages: apt-get itself would fail. */
const APT_GET = ['flock', '/var/lib/apt/lists', 'apt-get'];

async function installPackages(packages: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun([...APT_GET, 'update', '-qq'], { capture: true });
  await mustRun([...APT_GET, 'install', '-y', '-qq', '--no-install-recommends', ...packages], { capture: true, env });
}

/** Installs missing programs if possible and returns those that are still missing. */
async function installMissing(programs: readonly Program[]): Promise<Program[]> {
  const installed = await Promise.all(programs.map((program) => program.isInstalled()));
  const missing = programs.filter((_program, index) => !installed[index]);
  if (missing.length === 0 || !(await canInstallPackages())) return missing;
  try {
    await installPackages(missing.map(({ debian }) => debian));
    return [];
  } catch {
    return missing;
  }
}

/**
 * Installs missing programs from Debian.
 *
 * @param user file that needs the programs, for the message
 * @throws if programs are missing and cannot be installed
 */
export async function ensurePrograms(programs: readonly Program[], user: string): Promise<void> {
  const missing = await installMissing(programs);
  if (missing.length === 0) return;
  const elsewhere = missing.flatMap((program) => program.elsewhere ?? []);
  const systems = elsewhere.length > 0 ? 'Debian' : 'Debian or Ubuntu';
  const command = `sudo apt-get install ${missing.map(({ debian }) => debian).join(' ')}`;
  throw buildError({
    file: user,
    problem: 'programs are missing and cannot be installed',
    expected: programs.map(({ name }) => name).join(', '),
    found: `missing: ${missing.map(({ name }) => name).join(', ')}`,
    remedy: [`on ${systems}, run: ${command}`, ...elsewhere].join('; '),
  });
}

const results = new Map<string, Promise<boolean>>();

/**
 * Installs missing programs from Debian, and returns whether a suite can run. If not, prints one line that says why.
 *
 * @param suite for example `tests/deploy`; the result is kept for further test files of the suite
 * @throws if programs are missing in CI, where no test may be skipped
 */
export function canRunSuite(suite: string, programs: readonly Program[]): Promise<boolean> {
  const known = results.get(suite);
  if (known) return known;
  const result = ensurePrograms(programs, suite).then(
    () => true,
    (error: Error & { details: { found: string; remedy: string } }) => {
      if (process.env.CI === 'true') throw error;
      process.stderr.write(`${suite} is skipped, ${error.details.found}; ${error.details.remedy}\n`);
      return false;
    },
  );
  results.set(suite, result);
  return result;
}

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Chromium without the user interface around the page. It opens pages in half the time. */
const DEBIAN_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the Chromium that readers use: CHROMIUM_PATH, else Debian's, else undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
}

/** Returns the Chromium for the browser tests: as {@link chromiumPath}, but Debian's headless shell if it is installed. */
export function headlessChromiumPath(): string | undefined {
  if (!process.env.CHROMIUM_PATH && existsSync(DEBIAN_HEADLESS_SHELL)) return DEBIAN_HEADLESS_SHELL;
  return chromiumPath();
}

/** Debian's long-term release, else that of another package of the system. */
const FIREFOX_FILES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** In bytes. Scripts that start a program are shorter, and programs longer. */
const MAX_SCRIPT_SIZE = 10_000;

/**
 * Returns whether a file only starts a snap, as Ubuntu's `/usr/bin/firefox` does. A snap cannot read the temporary folder,
 * where the profiles of tests are.
 */
export function startsSnap(file: string): boolean {
  const target = realpathSync(file);
  if (/\/snap(?:\/|$)/.test(target)) return true;
  return statSync(target).size < MAX_SCRIPT_SIZE && /\bsnap\b/.test(readFileSync(target, 'utf8'));
}

/** Returns the Firefox that tests start: FIREFOX_PATH, else that of the system unless it is a snap, else undefined. */
export function firefoxPath(): string | undefined {
  return process.env.FIREFOX_PATH || FIREFOX_FILES.find((file) => existsSync(file) && !startsSnap(file));
}

/** WebKitGTK's small browser, which belongs to the library. */
const MINI_BROWSER_FILES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** Returns the path of WebKitGTK's small browser, or undefined if it is not installed. */
export function miniBrowserPath(): string | undefined {
  return MINI_BROWSER_FILES.find((file) => existsSync(file));
}

/** Firefox, driven through WebDriver BiDi. */
export const FIREFOX: readonly Program[] = [
  {
    name: 'Firefox',
    debian: 'firefox-esr',
    elsewhere: 'elsewhere, set FIREFOX_PATH to a Firefox that is not a snap',
    isInstalled: () => Promise.resolve(firefoxPath() !== undefined),
  },
];

/** WebKitGTK with its driver, and a screen for it. */
export const WEBKIT: readonly Program[] = [
  {
    name: 'WebKitGTK',
    debian: 'webkit2gtk-driver',
    isInstalled: () => Promise.resolve(miniBrowserPath() !== undefined && existsSync('/usr/bin/WebKitWebDriver')),
  },
  programFile('Xvfb', 'xvfb', '/usr/bin/Xvfb'),
];

/**
 * Installs Chromium for the browser tests if it is missing: as root from Debian, else with Playwright.
 *
 * @throws if it cannot be installed
 */
export async function ensureChromium(): Promise<void> {
  if (process.env.CHROMIUM_PATH || [DEBIAN_CHROMIUM, DEBIAN_HEADLESS_SHELL].every((file) => existsSync(file))) return;
  const canInstall = await canInstallPackages();
  if (canInstall) {
    try {
      // The pages' fallback font has the metrics of Liberation Sans: without it, a late font shifts them.
      return await installPackages(['chromium', 'chromium-headless-shell', 'fonts-liberation']);
    } catch {
      // Ubuntu has no such packages.
    }
  }
  if (chromiumPath() !== undefined) return;
  // The option installs the libraries that Playwright's browser needs.
  const libraries = canInstall ? ['--with-deps'] : [];
  await mustRun(tool('@playwright/test', 'install', ...libraries, 'chromium'), { capture: true });
}
