/**
 * What keeps its capitals inside a heading. Abbreviations and words with a capital inside (`FAQs`, `TypeScript`) need
 * no entry; the metrics have one because prose writes them as names.
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
