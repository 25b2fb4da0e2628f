import { readFileSync } from 'node:fs';
import path from 'node:path';

import { stringify } from 'yaml';

import { htmlToText, markdownToHtml } from '@api-docs/openapi-facts/markdownToHtml';
import { firstSentence } from '@api-docs/openapi-facts/parseDescription';
import type { ApiFacts } from '@api-docs/openapi-facts/types';

import type { ApiFiles } from '../apiFiles';
import { authenticationSection, serversSection } from './authentication';
import { webhooksSection } from './operationPage';
import { safeMdx, safeMdxLine } from './safeMdx';

/** Returns a landing page that says what the OpenAPI file says about the API as a whole. */
function generatedLanding({ title, description, servers, securitySchemes }: ApiFacts): string {
  const name = title || 'API';
  const frontMatter = stringify(
    {
      id: 'overview',
      title: `${name} reference`,
      sidebar_label: 'Overview',
      description: htmlToText(markdownToHtml(firstSentence(description))).replaceAll('\n', ' ') || `${name} reference.`,
      slug: '/',
    },
    { lineWidth: 0 },
  );
  const parts = [
    `# ${safeMdxLine(`${name} reference`)}`,
    safeMdx(description),
    serversSection(servers),
    securitySchemes.length > 0 && authenticationSection(securitySchemes),
    '## Operations',
    '<ApiOperations />',
    '## Downloads',
    '<ApiDownloads />',
  ];
  return `---\n${frontMatter}---\n\n${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Returns the landing page of the reference, with the webhooks of the OpenAPI file. */
export function landingPage(siteDir: string, files: ApiFiles): string {
  const { file, landing } = files.options;
  const facts = files.facts(file);
  const text = landing === undefined ? generatedLanding(facts) : readFileSync(path.join(siteDir, landing), 'utf8');
  const webhooks = webhooksSection(facts.webhooks);
  return webhooks ? `${text}\n${webhooks}\n` : text;
}
