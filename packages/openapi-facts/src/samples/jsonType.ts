/** Returns whether a media type is JSON, as MIME Sniffing of WHATWG defines it: `application/json`, `text/json`, or with `+json`. */
export function isJson(mediaType = ''): boolean {
  return /^(?:(?:application|text)\/json|[^/;\s]+\/[^;\s]+\+json)\s*(?:;|$)/i.test(mediaType);
}

/** Returns whether a media type is XML. */
export function isXml(mediaType = ''): boolean {
  return /[/+]xml\b/i.test(mediaType);
}
