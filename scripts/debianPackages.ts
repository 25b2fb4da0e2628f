import { mustRun, run } from './run';

/** @returns whether this process may install Debian's packages: it is root and there is apt */
export async function canInstallPackages(): Promise<boolean> {
  try {
    return process.getuid?.() === 0 && (await run(['apt-get', '--version'], { capture: true })).code === 0;
  } catch {
    return false;
  }
}

/**
 * Installs packages from Debian, without what they only recommend.
 *
 * @param packages for example `chromium`
 * @throws with apt's output when it fails
 */
export async function installPackages(...packages: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun(['apt-get', 'update', '-qq'], { capture: true });
  await mustRun(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages], { capture: true, env });
}
