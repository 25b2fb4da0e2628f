/** A link of an index. */
export interface IndexLink {
  title: string;
  /** Full address. */
  address: string;
  description: string;
}

/** What stands in an index of pages. */
export interface PageIndex {
  title: string;
  summary: string;
  /** One line each, Markdown. */
  instructions: readonly string[];
  sections: readonly { title: string; links: readonly IndexLink[] }[];
}

/** Example: `- [Faithfulness](https://docs.example/faithfulness.md): Check every statement.` */
function linkLine({ title, address, description }: IndexLink): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${address})${description && `: ${description}`}`;
}

/**
 * Writes an index of pages for assistants, in the format of https://llmstxt.org: what is to be said stands before the
 * first section, and sections hold links only.
 */
export function llmsTxt({ title, summary, instructions, sections }: PageIndex): string {
  const blocks = [
    `# ${title}`,
    `> ${summary}`,
    'Instructions for assistants:',
    instructions.map((instruction) => `- ${instruction}`).join('\n'),
    ...sections
      .filter(({ links }) => links.length > 0)
      .flatMap((section) => [`## ${section.title}`, section.links.map(linkLine).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
