/**
 * Writes a redirect as a static page: no script, not indexed, with a link for readers whose browser stays.
 *
 * @param target full address of the page to go to
 * @returns HTML
 */
export function redirectPage(target: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${target}">
</head>
<body>
<main><h1>This page has moved</h1><p><a href="${target}">Go to the page</a></p></main>
</body>
</html>
`;
}
