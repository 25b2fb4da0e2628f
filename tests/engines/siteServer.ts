import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { brand } from '../../brand.config';
import { contentType } from '../../scripts/deploy/headers/contentTypes';
import { buildDir } from '../support/builtSite';
import { builtFile } from '../support/fuzz/staticHost';
import { bodyOf, localServer } from '../support/localServer';

/** What differs from the site of a reader. */
export interface Conditions {
  /** Whether the connection breaks at a request to this URL path. */
  breaks?: (urlPath: string) => boolean;
  /** Milliseconds that the answer to this URL path takes. */
  delay?: (urlPath: string) => number;
  /** JavaScript that runs before all scripts of a page, to change what the browser offers them. */
  prelude?: string;
}

/** The built site on a free port, whose storage is its own. It can fail, which drivers cannot simulate. */
export interface SiteServer {
  /** URL with the base path. */
  url: string;
  /** From the next request on. */
  conditions: Conditions;
  /** Errors and warnings that pages have reported. */
  messages: string[];
  /** URL paths of the requests so far. */
  requests: string[];
  close(): Promise<void>;
}

/** Where pages report the messages of their console. */
const REPORTS = `${brand.basePath}console-messages`;

/** Runs in the page: reports what its console would say. */
function reportMessages(url: string): void {
  const report = (...values: unknown[]) => navigator.sendBeacon(url, values.map(String).join(' '));
  const { console: log } = window;
  for (const level of ['error', 'warn', 'assert'] as const) {
    const original = log[level].bind(log) as (...values: unknown[]) => void;
    log[level] = (...values: unknown[]) => {
      if (level !== 'assert' || !values[0]) report(level, ...values);
      original(...values);
    };
  }
  addEventListener(
    'error',
    ({ message, target }) => {
      // Firefox stops what it prefetches whenever something else is due, also on a page that is left, whose classes differ.
      const { localName, rel, outerHTML } = target as HTMLLinkElement;
      if (localName === 'link' && rel === 'prefetch') return;
      report(message || `failed: ${outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => report('rejection', event.reason));
  addEventListener('securitypolicyviolation', (event) => report('policy', event.violatedDirective, event.blockedURI));
}

/** Inserts scripts at the start of a page, where its policy does not forbid them yet. */
function withScripts(html: string, prelude = ''): string {
  const scripts = [`((__name) => (${String(reportMessages)})('${REPORTS}'))((named) => named)`, prelude];
  return html.replace('<head>', (head) => head + scripts.map((script) => `<script>${script}</script>`).join(''));
}

/** Serves the built site on a free port, with `404.html` and status 404 for unknown paths. */
export async function startSiteServer(conditions: Conditions): Promise<SiteServer> {
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error('build/index.html: the site is not built\n  remedy: run npm run build first');
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === REPORTS) {
      site.messages.push((await bodyOf(request)).toString());
      return void response.writeHead(204).end();
    }
    site.requests.push(pathname);
    const { breaks, delay, prelude } = site.conditions;
    if (breaks?.(pathname)) return void request.socket.destroy();
    if (delay) await sleep(delay(pathname));
    const file = builtFile(buildDir, brand.basePath, pathname);
    const content = readFileSync(file ?? path.join(buildDir, '404.html'));
    const { type } = contentType(file ?? '404.html');
    response.writeHead(file ? 200 : 404, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
    });
    response.end(type.startsWith('text/html') ? withScripts(content.toString(), prelude) : content);
  };
  const { origin, close } = await localServer(answer);
  const site: SiteServer = {
    url: origin.replace('127.0.0.1', 'localhost') + brand.basePath,
    conditions,
    requests: [],
    messages: [],
    close,
  };
  return site;
}
