/** What stands before a status in error messages, logs and replies: `HTTP/2 401`, `"status": 422`, `HTTPError: 500`. */
const BEFORE_STATUS =
  /(?:http|http\/[\d.]+|status(?: of)?|code|error|exception|response|returned)\W{0,5}([1-5]\d\d)\b/gi;

/** Reason phrases by their status, as messages and names of exceptions have them: `HttpClientErrorException$Unauthorized`. */
const REASONS: readonly (readonly [status: string, reason: string])[] = [
  ['400', 'bad ?request'],
  ['401', 'unauthori[sz]ed|unauthenticated|not authenticated|authentication ?error'],
  ['403', 'forbidden'],
  ['404', 'not ?found'],
  ['422', 'unprocessable ?(?:entity|content)?'],
  ['429', 'too ?many ?requests'],
  ['500', 'internal ?server ?error'],
  ['503', 'service ?unavailable'],
];

/** Finds a status with its reason phrase: `422 (Unprocessable Content)`, `401 Client Error`. */
const WITH_REASON = new RegExp(
  String.raw`\b([1-5]\d\d)\W{1,3}(?:client error|server error|${REASONS.map(([, reason]) => reason).join('|')})`,
  'gi',
);

/** Returns the HTTP statuses that an error message is about, which readers paste with the names and numbers around it. */
export function statusesIn(text: string): string[] {
  const numbers = [BEFORE_STATUS, WITH_REASON].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, status = '']) => status),
  );
  const byReason = REASONS.filter(([, reason]) => new RegExp(reason, 'i').test(text)).map(([status]) => status);
  return [...new Set(numbers.length > 0 ? numbers : byReason)];
}
