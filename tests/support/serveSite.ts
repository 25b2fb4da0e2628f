import { securityHeaders } from '../../scripts/deploy/headers/securityHeaders';
import { readFinishedSite } from '../../scripts/deploy/finishedSite';
import { projectDir } from '../../scripts/lib/run';
import { staticHost } from './fuzz/staticHost';

/** Serves the built site to all browser tests, with the headers of the deployment. Returns what stops the server. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const { buildDir, basePath, policy } = readFinishedSite(projectDir);
  const headers = securityHeaders(policy);
  // Tests read what the pages copy, which no page does.
  const permissions = headers.get('Permissions-Policy') ?? '';
  headers.set('Permissions-Policy', permissions.replace('clipboard-read=()', 'clipboard-read=(self)'));
  const { origin, close } = await staticHost(buildDir, basePath, headers);
  process.env.TESTED_SITE_URL = origin.replace('127.0.0.1', 'localhost') + basePath;
  return close;
}
