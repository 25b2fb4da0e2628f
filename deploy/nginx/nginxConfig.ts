import { twinPath } from '../../shared/markdownTwin';
import { CONTENT_TYPES } from '../contentTypes';
import { CACHE_RULES, REVALIDATED } from '../headers/cacheRules';
import { securityHeaders, STRICT_TRANSPORT } from '../headers/securityHeaders';
import { quoted } from './quoted';

/** Where Debian and Ubuntu put the module that their package `libnginx-mod-http-brotli-static` brings. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Folder of the site's files, relative to the configuration; the base path lies in it. */
export const SITE_FOLDER = 'site';

/** Folder that nginx must be able to write to. */
export const TEMP_FOLDER = 'temp';

/** What the configuration is made from. */
export interface NginxSite {
  basePath: string;
  /** Policy of the whole site. */
  policy: string;
  /** From `addressTable`. */
  addresses: readonly (readonly [from: string, to: string])[];
  /** What nginx listens on, for example `8080`. */
  listen: string;
}

function forRegex(text: string): string {
  return text.replace(/[.*+?^{}()|[\]\\]/g, '\\$&');
}

function indented(depth: number, lines: readonly string[]): string {
  return lines.map((line) => `${' '.repeat(depth)}${line}`).join('\n');
}

function cacheMap(basePath: string): string[] {
  return CACHE_RULES.map(
    ({ folder, files, cacheControl }) =>
      `"~^(?:200|206|304) ${forRegex(basePath)}(?:${folder}.*|${files})$" ${quoted(cacheControl)};`,
  );
}

function addedHeaders(policy: string): string[] {
  return securityHeaders(policy).map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`);
}

function types(): string[] {
  return Object.entries(CONTENT_TYPES).map(([extension, { type }]) => `${quoted(type)} ${extension};`);
}

/** nginx answers addresses outside of the base path with the site's page, too. */
function outside(basePath: string): string[] {
  return basePath === '/' ? [] : ['location / {', '  return 404;', '}'];
}

/** What nginx computes for each request. */
function maps({ basePath, addresses }: NginxSite): string {
  return `  # Address to answer with a redirect -> where it leads. Nothing that a client sends is part of it.
  map_hash_bucket_size 512;
  map_hash_max_size 8192;
  map $uri $moved_to {
${indented(
  4,
  addresses.map(([from, to]) => `${quoted(from)} ${quoted(to)};`),
)}
  }

  # 1 when the client would rather have Markdown: it names the type, does not refuse it, and does not weigh it below HTML
  # of full weight. Browsers do not name it.
  map $http_accept $prefers_markdown {
    "~*text/markdown\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)" 0;
    "~*^(?=.*text/html\\s*(?:,|$)).*text/markdown\\s*;\\s*q=0" 0;
    "~*text/markdown\\s*(?:[,;]|$)" 1;
    default 0;
  }
  map $uri $page_file {
    "~/$" "\${uri}index.html";
    default $uri;
  }
  map $prefers_markdown$uri $preferred_file {
    ${quoted(`1${basePath}`)} ${quoted(basePath + twinPath(''))};
    "~^1(?<page>.+)/$" "$page.md";
    default $page_file;
  }
  map $request_uri $vary {
    "~^[^?]*/(?:\\?|$)" Accept;
    default "";
  }

  map "$status $uri" $cache_control {
${indented(4, cacheMap(basePath))}
    default ${quoted(REVALIDATED)};
  }
  map $status $allow {
    405 "GET, HEAD";
    default "";
  }
  # TLS ends here or at a proxy before.
  map "$https$http_x_forwarded_proto" $strict_transport {
    "~^(?:on|https)" ${quoted(STRICT_TRANSPORT.value)};
    default "";
  }`;
}

function server({ basePath, policy, listen }: NginxSite): string {
  return `  server {
    listen ${listen} default_server;
    root ${SITE_FOLDER};

    # Never from the Host header.
    absolute_redirect off;
    server_tokens off;

    # All in one place: a location with an add_header of its own would lose these.
${indented(4, addedHeaders(policy))}
    add_header ${STRICT_TRANSPORT.name} $strict_transport always;
    add_header Cache-Control $cache_control always;
    add_header Vary $vary always;
    add_header Allow $allow always;

    if ($request_method !~ "^(?:GET|HEAD)$") {
      return 405;
    }
    if ($moved_to) {
      return 301 $moved_to$is_args$args;
    }

    error_page 404 ${basePath}404.html;

    location ${basePath} {
      try_files $preferred_file $page_file =404;
    }
    location = ${basePath}404.html {
      internal;
    }
    # Compressed twins are answers to other addresses.
    location ~ "\\.(?:br|gz)$" {
      return 404;
    }
${indented(4, outside(basePath))}
  }`;
}

/**
 * Writes nginx's whole configuration. All paths in it but that of the brotli module are relative to the folder that it
 * lies in: `nginx -p <folder> -c nginx.conf`.
 *
 * @param site what it serves
 * @returns the text of `nginx.conf`
 */
export function nginxConfig(site: NginxSite): string {
  return `# Made by npm run deploy:prepare from brand.config.ts, moved.yaml and the built site. Do not edit.
load_module ${BROTLI_MODULE};
worker_processes auto;
worker_rlimit_nofile 8192;
pid ${TEMP_FOLDER}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
  client_body_temp_path ${TEMP_FOLDER}/body;
  proxy_temp_path ${TEMP_FOLDER}/proxy;
  fastcgi_temp_path ${TEMP_FOLDER}/fastcgi;
  uwsgi_temp_path ${TEMP_FOLDER}/uwsgi;
  scgi_temp_path ${TEMP_FOLDER}/scgi;

  types {
${indented(4, types())}
  }
  default_type application/octet-stream;

  sendfile on;
  tcp_nopush on;
  open_file_cache max=4096 inactive=10m;
  open_file_cache_valid 1m;

  # Made ahead of time, the best that each can do; nothing is compressed while a reader waits.
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;

  # A page is asked for with a few headers and no body, and soon.
  client_max_body_size 1k;
  client_header_timeout 15s;
  client_body_timeout 15s;
  send_timeout 30s;
  keepalive_timeout 60s;
  reset_timedout_connection on;

${maps(site)}

  # Enough to count and to find broken links; no address of a reader, no query, no browser.
  map $request_uri $request_path {
    "~^(?<path>[^?]*)" $path;
  }
  log_format requests '$time_iso8601 $status $body_bytes_sent $request_time "$request_method $request_path"';
  access_log /dev/stdout requests buffer=32k flush=1s;

${server(site)}
}
`;
}
