import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { pageSkill, skillList } from '../../../../plugins/output/agent-docs/skill';

const page = {
  title: 'Acme API',
  description: 'Calls the API.',
  text: '---\ntitle: Acme API\nkind: page\n---\n\n# Acme API\n\nSee [PII](docs/pii.md#call).\n\n---\n\nEnd.\n',
};
const skill = pageSkill('acme-metrics-api', page, 'https://docs.test/base/');

it('a skill has name and description as its front matter, and the page with absolute links', () => {
  expect(skill.text).toBe(
    '---\nname: acme-metrics-api\ndescription: Calls the API.\n---\n\n# Acme API\n\nSee [PII](https://docs.test/base/docs/pii.md#call).\n\n---\n\nEnd.\n',
  );
});

it('a skill is listed with its path and its digest', () => {
  const digest = createHash('sha256').update(skill.text).digest('hex');
  expect(JSON.parse(skillList(skill, '/base/'))).toMatchObject({
    skills: [{ name: 'acme-metrics-api', type: 'skill-md', url: '/base/skill.md', digest: `sha256:${digest}` }],
  });
});
