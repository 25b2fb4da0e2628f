/**
 * Names that stay capitalized in headings. Abbreviations and words with an inner capital (`FAQs`, `TypeScript`) need no
 * entry. Metrics have one because prose uses them as names.
 */
export const PROPER_NOUNS: readonly string[] = [
  'Adherence',
  'Answer relevancy',
  'Carbon',
  'Clarity',
  'Completion',
  'Context relevancy',
  'Cost',
  'Docusaurus',
  'EU AI Act',
  'Faithfulness',
  'Fernhill Bank',
  'Formality',
  'Go',
  'Helpfulness',
  'Java',
  'Launchpad',
  'Markdown',
  'Prompt injection',
  'Python',
  'Refusal',
  'Sensitivity',
  'Simplicity',
  'Stability',
  'Summarization',
  'Tone',
  'Toxicity',
];
