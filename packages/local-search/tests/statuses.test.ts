import { expect, it } from 'vitest';

import { statusesIn } from '../src/engine/readQuery';

it.each([
  ['HTTP/1.1 401 Unauthorized', ['401']],
  ['"status": 422', ['422']],
  ['Faraday::UnprocessableEntityError', ['422']],
  ['openai.AuthenticationError: no key', ['401']],
  ['status 429, then status 503', ['429', '503']],
  ['Error: 422 at handler (app.js:500:11)', ['422']],
  ['{"error": {"code": 500, "message": "Something went wrong", "trace": "9f2c"}}', ['500']],
  ['POST https://api.example.com/metrics/v4alpha/evaluate 422 (Unprocessable Content)', ['422']],
  ['HttpClientErrorException$UnprocessableEntity: 422: [no body]', ['422']],
  ['feign.FeignException$InternalServerError during [POST] to [https://x.y/metrics/v4alpha/tone]', ['500']],
  ['401', []],
  ['chunk size 256 512', []],
  ['line 500 of main.go', []],
])('the statuses of an error message: %s', (message, expected) => {
  expect(statusesIn(message)).toEqual(expected);
});
