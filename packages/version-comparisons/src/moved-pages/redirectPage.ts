/** Follows the link with the query and the fragment of the old URL. The same on all pages, so that the policy has one hash for it. */
const SCRIPT =
  'const url=new URL(document.links[0].href);url.search=location.search;url.hash||=location.hash;location.replace(url)';

/**
 * Renders a redirect as a static page. Its script keeps the query and the fragment of the old URL, which a `meta` cannot; without
 * JavaScript, the browser follows the `meta`, or the reader the link.
 */
export function redirectPage(targetUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${targetUrl}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${targetUrl}">
</head>
<body>
<main><h1>This page has moved</h1><p><a href="${targetUrl}">Go to the page</a></p></main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
