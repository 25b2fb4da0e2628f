import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { skill, skillList } from '../../../../plugins/output/agent-docs/skill';

const facts = {
  api: { title: 'Acme API', description: 'Scores text.', server: 'https://api.test' },
  firstCall: { path: '/metrics/v4/pii', code: 'curl https://api.test\n', reply: '{}' },
  statuses: [{ code: '200', description: 'OK. Read on.', hasBody: true }],
  metrics: [
    {
      title: 'PII',
      question: 'Does it name people?',
      page: '/docs/pii',
      call: '/metrics/v4/pii',
      required: ['text'],
      verdict: 'Fewer is better',
    },
    {
      title: 'Old',
      question: 'Is it old?',
      page: '/docs/old',
      call: '/safety/v3/old',
      required: [],
      verdict: 'Lower is better',
    },
  ],
  combination: {
    call: '/metrics/v4/evaluate',
    about: 'Runs several.',
    inputs: [{ names: ['pii', 'tone'], needs: ['text'], mayUse: ['tones'] }],
    excluded: ['cost', 'carbon', 'stability'],
    unknown: ['refusal', 'completion'],
  },
  others: [{ call: '/metrics/v4/ping', about: 'Answers.' }],
  scales: [
    { verdict: 'Lower is better.', scale: 'From 0 to 100.', bands: ['below 20: good'], metrics: ['Old', 'PII'] },
    { verdict: 'Higher is better.', scale: undefined, bands: [], metrics: ['New'] },
    { verdict: 'Unused.', scale: 'None.', bands: [], metrics: [] },
  ],
  moves: [
    { from: '/safety/v3/pii', to: '/metrics/v4/pii', fields: ['`a` → `b` (renamed)', '`c` (dropped)'] },
    { from: '/cost/v1/cost', fields: [], note: 'No successor.' },
  ],
};

const acmeSkill = skill(facts, {
  siteRoot: 'https://docs.test/base/',
  slug: 'acme',
  product: 'Acme',
  preference: 'Prefer v4.',
  notPublished: ['Limits.'],
});

describe('the skill', () => {
  it('starts with a name and a description for tools', () => {
    expect(acmeSkill.name).toBe('acme-metrics-api');
    expect(acmeSkill.text).toMatch(/^---\nname: acme-metrics-api\ndescription: .{70,1024}\n---\n\n# Acme API\n/);
  });

  it.each([
    ['the first call', '```bash\ncurl https://api.test\n```'],
    ['the statuses', '| 200 | OK. Read on. |'],
    [
      'each metric with its direction',
      '| Does it name people? | [PII](https://docs.test/base/docs/pii.md) | `/metrics/v4/pii` | `text` | Fewer is better |',
    ],
    ['operations without a metric page', '\n- `/metrics/v4/ping`: Answers.\n'],
    ['the inputs of combined metrics', '| `pii`, `tone` | `text` | `tones` |'],
    ['metrics that cannot be combined', "- `cost`, `carbon`, and `stability` can't be combined"],
    ['metrics that may be combined', '- Whether `refusal` and `completion` are accepted is not documented'],
    ['undocumented fields', '| `/safety/v3/old` | not documented | Lower is better |'],
    ['a direction without a scale', '- New: Higher is better.\n'],
    ['how to read a score', '- Old and PII: Lower is better. From 0 to 100. Bands to start with: below 20: good.\n'],
    ['the successor of a call', '| `/safety/v3/pii` | `/metrics/v4/pii` | `a` → `b` (renamed); `c` (dropped) |'],
    ['a missing successor', '| `/cost/v1/cost` | none documented | No successor. |'],
    ['facts that are not documented', 'say so when you are asked: limits.'],
  ])('contains %s', (_, text) => {
    expect(acmeSkill.text).toContain(text);
  });

  it('omits a scale without metrics', () => {
    expect(acmeSkill.text).not.toContain('Unused.');
  });

  it('is listed with its path and its digest', () => {
    const digest = createHash('sha256').update(acmeSkill.text).digest('hex');
    expect(JSON.parse(skillList(acmeSkill, '/base/'))).toMatchObject({
      skills: [{ name: 'acme-metrics-api', type: 'skill-md', url: '/base/skill.md', digest: `sha256:${digest}` }],
    });
  });
});
