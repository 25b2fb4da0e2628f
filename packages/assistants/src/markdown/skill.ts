import { createHash } from 'node:crypto';

import { stringify } from 'yaml';

import type { PageMarkdown } from './pageMarkdown';

/** Well-known path of the list of a site's skills. */
export const SKILL_LIST = '.well-known/agent-skills/index.json';

/** Converts the Markdown version of a page to a skill for coding assistants: https://agentskills.io/specification. */
export function pageSkill(name: string, { description, text }: PageMarkdown) {
  const content = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const head = stringify({ name, description }, { lineWidth: 0 });
  return { name, description, text: `---\n${head}---\n${content}` };
}

/** Returns the list of skills as JSON, with which tools find them: https://github.com/cloudflare/agent-skills-discovery-rfc */
export function skillList({ name, description, text }: ReturnType<typeof pageSkill>, url: string): string {
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const list = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url, digest }],
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}
