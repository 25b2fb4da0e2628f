import { API_CATALOG } from '../../plugins/output/agent-docs/apiCatalog';
import { markdownPath, NOT_FOUND_MARKDOWN } from '../../shared/markdownPath';
import { contentType, CONTENT_TYPES } from '../contentTypes';
import { API_CATALOG_LINK } from '../headers/apiCatalogLink';
import { CACHE_RULES, REVALIDATED } from '../headers/cacheRules';
import { securityHeaders, STRICT_TRANSPORT } from '../headers/securityHeaders';

/**
 * Quotes a value for nginx.conf.
 *
 * @throws if the value contains a quote, $, backslash or line break, which nginx would interpret
 */
export function quoted(value: string): string {
  if (/["$\\\r\n]/.test(value))
    throw new Error(`value contains a quote, $, backslash or line break and cannot be written to nginx.conf: ${value}`);
  return `"${value}"`;
}

/** The module of the Debian and Ubuntu package `libnginx-mod-http-brotli-static`. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Folder that contains the site at its base path, relative to the configuration. */
export const SITE_FOLDER = 'site';

/** Folder to which nginx needs write access. */
export const TEMP_FOLDER = 'temp';

interface NginxSite {
  basePath: string;
  /** Content security policy of the site. */
  policy: string;
  /** See `redirectTable`. */
  redirects: readonly (readonly [from: string, to: string])[];
  /** Value of `listen`, for example `8080`. */
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

/** The API catalog, which RFC 9727 requires at the root of the host. */
function apiCatalog(basePath: string): string[] {
  const folder = forRegex(basePath.replace(/\/$/, ''));
  return [
    `location ~ "^(?:${folder})?/${forRegex(API_CATALOG)}$" {`,
    '  types { }',
    `  default_type '${contentType(API_CATALOG).type}';`,
    `  try_files ${basePath}${API_CATALOG} =404;`,
    '}',
  ];
}

/** Requests outside of the base path get the not-found page of the site. */
function outside(basePath: string): string[] {
  return basePath === '/' ? [] : ['location / {', '  return 404;', '}'];
}

/** Variables that nginx computes for each request. */
function maps({ basePath, redirects }: NginxSite): string {
  return `  # Path -> target of its redirect. The target contains nothing that a client sends.
  map_hash_bucket_size 512;
  map_hash_max_size 8192;
  map $uri $moved_to {
${indented(
  4,
  redirects.map(([from, to]) => `${quoted(from)} ${quoted(to)};`),
)}
  }

  # 1 if the client prefers Markdown: it lists text/markdown, does not exclude it with q=0, and does not give it a lower q
  # than HTML without q. Browsers do not list it.
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
    ${quoted(`1${basePath}`)} ${quoted(basePath + markdownPath(''))};
    "~^1(?<page>.+)/$" "$page.md";
    default $page_file;
  }
  # The not-found page: in Markdown for a Markdown version, and for pages if the client prefers Markdown.
  map $prefers_markdown$uri $not_found_page {
    "~^(?:1${forRegex(basePath)}.*/|[01]${forRegex(basePath)}.*\\.md)$" ${quoted(basePath + NOT_FOUND_MARKDOWN)};
    default ${quoted(`${basePath}404.html`)};
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
  map $uri $link {
    "~/${forRegex(API_CATALOG)}$" '${API_CATALOG_LINK.value}';
    default "";
  }
  # TLS is terminated here or by a proxy in front.
  map "$https$http_x_forwarded_proto" $strict_transport {
    "~^(?:on|https)" ${quoted(STRICT_TRANSPORT.value)};
    default "";
  }`;
}

function server({ basePath, policy, listen }: NginxSite): string {
  return `  server {
    listen ${listen} default_server;
    root ${SITE_FOLDER};

    # Redirects do not repeat the Host header.
    absolute_redirect off;
    server_tokens off;

    # All headers are added here, because a location with its own add_header would lose these.
${indented(4, addedHeaders(policy))}
    add_header ${STRICT_TRANSPORT.name} $strict_transport always;
    add_header Cache-Control $cache_control always;
    add_header Vary $vary always;
    add_header Allow $allow always;
    add_header ${API_CATALOG_LINK.name} $link always;

    if ($request_method !~ "^(?:GET|HEAD)$") {
      return 405;
    }
    if ($moved_to) {
      return 301 $moved_to$is_args$args;
    }

    error_page 404 $not_found_page;

    location ${basePath} {
      try_files $preferred_file $page_file =404;
    }
    location = ${basePath}404.html {
      internal;
    }
    location = ${basePath}${NOT_FOUND_MARKDOWN} {
      internal;
    }
${indented(4, apiCatalog(basePath))}
    # Precompressed files are only sent in place of the original.
    location ~ "\\.(?:br|gz)$" {
      return 404;
    }
${indented(4, outside(basePath))}
  }`;
}

/**
 * Returns the text of `nginx.conf`. Its paths, except that of the brotli module, are relative to its folder:
 * `nginx -p <folder> -c nginx.conf`.
 */
export function nginxConfig(site: NginxSite): string {
  return `# Generated by npm run deploy:prepare from brand.config.ts, moved.yaml and the built site. Do not edit.
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

  # Files are compressed ahead of time, at the highest levels.
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;

  # Requests for pages are small and have no body.
  client_max_body_size 1k;
  client_header_timeout 15s;
  client_body_timeout 15s;
  send_timeout 30s;
  keepalive_timeout 60s;
  reset_timedout_connection on;

${maps(site)}

  # Enough to count requests and find broken links, without IP addresses, queries and user agents.
  map $request_uri $request_path {
    "~^(?<path>[^?]*)" $path;
  }
  log_format requests '$time_iso8601 $status $body_bytes_sent $request_time "$request_method $request_path"';
  access_log /dev/stdout requests buffer=32k flush=1s;

${server(site)}
}
`;
}
