import { createHash } from 'node:crypto';

import { SKILL_FILE } from './instructions';
import type { Skill } from './skill';

/**
 * Writes the list of the site's skills, by which tools find them:
 * https://github.com/cloudflare/agent-skills-discovery-rfc
 *
 * @param basePath of the site
 * @returns JSON
 */
export function skillList({ name, description, text }: Skill, basePath: string): string {
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const list = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url: basePath + SKILL_FILE, digest }],
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}
