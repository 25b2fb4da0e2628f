import { expect, it } from 'vitest';

import { withFeedLinks } from '../../../plugins/change-log-feed/withFeedLinks';

it('withFeedLinks names both feeds at the end of the head', () => {
  const html = '<head><title>x</title></head><body></body>';
  expect(withFeedLinks(html, '/base/docs/change-log/', 'Change-log of "A" & B$&')).toBe(
    '<head><title>x</title>' +
      '<link rel="alternate" type="application/atom+xml" href="/base/docs/change-log/atom.xml"' +
      ' title="Change-log of &quot;A&quot; &amp; B$&amp; (Atom)">' +
      '<link rel="alternate" type="application/rss+xml" href="/base/docs/change-log/rss.xml"' +
      ' title="Change-log of &quot;A&quot; &amp; B$&amp; (RSS)">' +
      '</head><body></body>',
  );
});
