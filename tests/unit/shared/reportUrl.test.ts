import { describe, expect, it } from 'vitest';

import { reportUrl } from '../../../shared/reportUrl';

const FORM = 'https://git.acme.dev/docs/issues/new';
const url = 'https://docs.acme.dev/base/docs/intro/';

describe('reportUrl', () => {
  it.each([
    [
      { url, version: 'v2', commit: '0123456789' },
      'Page: https://docs.acme.dev/base/docs/intro/\nDocs version: v2\nCommit: 0123456789\n\n',
    ],
    [{ url, version: undefined, commit: '' }, 'Page: https://docs.acme.dev/base/docs/intro/\n\n'],
  ])('fills in what is known of %j', (page, body) => {
    const filled = new URL(reportUrl(FORM, page));
    expect([...filled.searchParams]).toEqual([
      ['title', 'Problem on /base/docs/intro/'],
      ['body', body],
    ]);
  });

  it('keeps the parameters of the form and replaces those of an earlier page', () => {
    const form = reportUrl(`${FORM}?template=page`, { url: 'https://docs.acme.dev/other/' });
    expect([...new URL(reportUrl(form, { url })).searchParams.keys()]).toEqual(['template', 'title', 'body']);
    expect(reportUrl(form, { url })).not.toContain('other');
  });
});
