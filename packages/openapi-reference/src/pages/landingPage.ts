import { readFileSync } from 'node:fs';
import path from 'node:path';

import { descriptionText, firstSentence, type ApiFacts } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { description } from '../content/description';
import { mdxText } from '../content/mdxText';
import { blocks, element, heading } from '../content/nodes';
import { authenticationSection } from './authentication';
import { webhooksSection } from './callbackSections';
import { frontMatterText } from './frontMatter';
import { serversSection } from './servers';

/** Returns a landing page that says what the OpenAPI file says about the API as a whole. */
function generatedLanding({ title, description: about, servers, securitySchemes }: ApiFacts): string {
  const name = `${title || 'API'} reference`;
  const frontMatter = {
    id: 'overview',
    title: name,
    sidebar_label: 'Overview',
    description: descriptionText(firstSentence(about)) || `${name}.`,
    slug: '/',
  };
  const content = blocks(
    heading(1, name.replace(/\s+/g, ' ')),
    description(about),
    serversSection(servers),
    authenticationSection(securitySchemes),
    heading(2, 'Operations'),
    element('ApiOperations', []),
    heading(2, 'Downloads'),
    element('ApiDownloads', []),
  );
  return `${frontMatterText(frontMatter)}\n${mdxText(content)}\n`;
}

/**
 * Returns the landing page of the reference, with the webhooks of the OpenAPI file.
 *
 * @throws if the file of the option `landing` does not exist
 */
export function landingPage(siteDir: string, files: ApiFiles): string {
  const { file, landing } = files.options;
  const facts = files.facts(file);
  const text = landing === undefined ? generatedLanding(facts) : readFileSync(path.join(siteDir, landing), 'utf8');
  const webhooks = mdxText(webhooksSection(facts.webhooks));
  return webhooks ? `${text}\n${webhooks}\n` : text;
}
