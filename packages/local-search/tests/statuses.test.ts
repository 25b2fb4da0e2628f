import { expect, it } from 'vitest';

import { statusesIn } from '../src/engine/statuses';

it.each([
  ['HTTP/1.1 401 Unauthorized', ['401']],
  ['"status": 422', ['422']],
  ['resp.StatusCode = 500', ['500']],
  ['<Response [401]>', ['401']],
  ['Faraday::UnprocessableEntityError', ['422']],
  ['openai.AuthenticationError: no key', ['401']],
  ['status 429, then status 503', ['429', '503']],
  ['Error: 422 at handler (app.js:500:11)', ['422']],
  ['{"statusCode":422,"error":"Unprocessable Entity","message":"text is required"}', ['422']],
  ['{"error": {"code": 500, "message": "Something went wrong", "trace": "9f2c"}}', ['500']],
  ['urllib.error.HTTPError: HTTP Error 422: Unprocessable Content', ['422']],
  ["httpx.HTTPStatusError: Server error '500 Internal Server Error' for url 'https://x.y/v4alpha/pii'", ['500']],
  ['AxiosError: Request failed with status code 401 at settle (/srv/axios/core/settle.js:19:12)', ['401']],
  ['POST https://api.example.com/metrics/v4alpha/evaluate 422 (Unprocessable Content)', ['422']],
  ['java.io.IOException: Server returned HTTP response code: 401 for URL: https://x.y/v4alpha/pii', ['401']],
  ['HttpClientErrorException$UnprocessableEntity: 422: [no body]', ['422']],
  ['feign.FeignException$InternalServerError during [POST] to [https://x.y/metrics/v4alpha/tone]', ['500']],
  ['curl: (22) The requested URL returned error: 401', ['401']],
  ['* upload completely sent off: 57 bytes < HTTP/2 500 < server: nginx', ['500']],
  ['401', []],
  ['chunk size 256 512', []],
  ['line 500 of main.go', []],
])('the statuses of an error message: %s', (message, expected) => {
  expect(statusesIn(message)).toEqual(expected);
});
