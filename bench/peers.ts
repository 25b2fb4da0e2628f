import path from 'node:path';

import { brand } from '../brand.config';

/** Where the peers are installed, relative to the project; a package.json of their own keeps them out of the site. */
export const PEERS_FOLDER = 'bench/reference';

/** Addresses under which the OpenAPI file is served, in both spellings. */
export const SPEC = { yaml: '/spec/metrics-api.yaml', json: '/spec/metrics-api.json' } as const;

/** An API reference that renders an OpenAPI file in the browser. */
export interface Peer {
  name: string;
  /** Its npm package; its files are served below `/<npm package>/`. */
  package: string;
  /** The documentation that its page follows. */
  source: string;
  /** Part of the address after `#` that opens the measured operation. */
  hash: string;
  /** What stands in its page's head and body. */
  head: string;
  body: string;
}

/** The operation that is opened: by its page on our site, by its deep link in a peer's page. */
export const OPERATION = { id: 'v4alphaFaithfulness', path: '/metrics/v4alpha/faithfulness' } as const;

export const PEERS: readonly Peer[] = [
  {
    name: 'Scalar',
    package: '@scalar/api-reference',
    source: 'https://scalar.com/products/api-references/integrations/html-js',
    hash: `tag/metrics-v4alpha/POST${OPERATION.path}`,
    head: '',
    body: `<div id="app"></div>
<script src="/@scalar/api-reference/dist/browser/standalone.js"></script>
<script>Scalar.createApiReference('#app', { url: '${SPEC.json}' })</script>`,
  },
  {
    name: 'Redoc',
    package: 'redoc',
    source: 'https://redocly.com/docs/redoc/v3.x/deployment/html',
    hash: `/metrics-(v4alpha)/${OPERATION.id.toLowerCase()}`,
    head: '<style>body { margin: 0; padding: 0; }</style>',
    body: `<redoc spec-url="${SPEC.yaml}"></redoc>
<script type="module" src="/redoc/bundles/redoc.standalone.js"></script>`,
  },
  {
    name: 'Swagger UI',
    package: 'swagger-ui-dist',
    source: 'index.html and swagger-initializer.js of the package',
    hash: `/Metrics%20(v4alpha)/${OPERATION.id}`,
    head: `<link rel="stylesheet" href="/swagger-ui-dist/swagger-ui.css">
<link rel="stylesheet" href="/swagger-ui-dist/index.css">`,
    body: `<div id="swagger-ui"></div>
<script src="/swagger-ui-dist/swagger-ui-bundle.js" charset="UTF-8"></script>
<script src="/swagger-ui-dist/swagger-ui-standalone-preset.js" charset="UTF-8"></script>
<script>
window.onload = () => {
  window.ui = SwaggerUIBundle({
    url: '${SPEC.yaml}',
    dom_id: '#swagger-ui',
    deepLinking: true,
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    plugins: [SwaggerUIBundle.plugins.DownloadUrl],
    layout: 'StandaloneLayout',
  });
};
</script>`,
  },
  {
    name: 'Stoplight Elements',
    package: '@stoplight/elements',
    source: 'https://github.com/stoplightio/elements, web component',
    hash: `/operations/${OPERATION.id}`,
    head: `<script src="/@stoplight/elements/web-components.min.js"></script>
<link rel="stylesheet" href="/@stoplight/elements/styles.min.css">`,
    body: `<elements-api apiDescriptionUrl="${SPEC.yaml}" router="hash" layout="sidebar"></elements-api>`,
  },
];

/**
 * Writes the page that a peer's documentation gives for static hosting, with our file and local addresses filled in.
 *
 * @returns HTML
 */
export function peerPage({ name, head, body }: Peer): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

/** @returns the address of a peer's page at the measured operation, without the origin */
export function peerAddress(peer: Peer): string {
  return `/peers/${peer.package}/#${peer.hash}`;
}

/** @returns path of each peer's page → its HTML */
export function peerPages(): Record<string, string> {
  return Object.fromEntries(PEERS.map((peer) => [`/peers/${peer.package}/`, peerPage(peer)]));
}

/**
 * Maps the addresses of the measured site and of the peers' packages to their folders.
 *
 * @param projectDir absolute path of the project
 * @param siteDir absolute path of the built site
 */
export function servedFolders(projectDir: string, siteDir: string): Record<string, string> {
  const packages = PEERS.map((peer) => [
    `/${peer.package}/`,
    path.join(projectDir, PEERS_FOLDER, 'node_modules', peer.package),
  ]);
  return { [brand.basePath]: siteDir, ...Object.fromEntries(packages) };
}
