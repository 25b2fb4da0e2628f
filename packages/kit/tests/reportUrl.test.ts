import { describe, expect, it } from 'vitest';

import { reportUrl } from '../src/urls/reportUrl';

const FORM = 'https://git.acme.dev/docs/issues/new';
const url = 'https://docs.acme.dev/base/docs/intro/';

describe('reportUrl', () => {
  it('keeps the parameters of the form and replaces those of an earlier page', () => {
    const form = reportUrl(`${FORM}?template=page`, { url: 'https://docs.acme.dev/other/' });
    expect([...new URL(reportUrl(form, { url })).searchParams.keys()]).toEqual(['template', 'title', 'body']);
    expect(reportUrl(form, { url })).not.toContain('other');
  });
});
