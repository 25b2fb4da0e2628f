import { CHANGE_GROUPS, KIND_NAMES, type Answers, kindOf } from './answers';
import { PAGE_TEMPLATES } from './kinds';

/** Prompts the writer and returns the reply. */
type Ask = (question: string) => Promise<string>;

const KIND_LIST = KIND_NAMES.map(
  (name) => `  ${name.padEnd(10)} ${name === 'change-log' ? 'an entry of the change-log' : PAGE_TEMPLATES[name].what}`,
).join('\n');

const QUESTIONS: Readonly<Partial<Record<keyof Answers, string>>> = {
  kind: `What do you want to write?\n${KIND_LIST}\nKind: `,
  title: 'Title, in sentence case: ',
  operation: 'Operation of the API that the page shows, for example faithfulness or /safety/v3/pii: ',
  direction: [
    'Which end of the scale is good?',
    '  higher    of a score from 0 to 100          lower     of a score from 0 to 100',
    '  ease      higher, and can pass 100          target    neither: readers choose their target',
    '  findings  fewer, and there is no score      estimate  lower, and it is no score',
    'Direction: ',
  ].join('\n'),
  tags: 'Tags, with commas between them (keys of blog/tags.yml): ',
  group: `Group (${CHANGE_GROUPS.join(', ')}): `,
  page: 'Page that explains the change, below docs/, for example understanding-brand-metrics/pii.mdx: ',
};

function needs(answers: Answers): readonly (keyof Answers)[] {
  const kind = kindOf(answers);
  return kind === 'change-log' ? ['group', 'title', 'page'] : ['title', ...PAGE_TEMPLATES[kind].needs];
}

/** Asks for the answers that the flags do not give. */
export async function askAnswers(answers: Answers, ask: Ask): Promise<Answers> {
  const all = { ...answers };
  const complete = async (field: keyof Answers) => {
    const question = QUESTIONS[field];
    if (all[field] === undefined && question !== undefined) all[field] = (await ask(question)).trim();
  };
  await complete('kind');
  for (const field of needs(all)) await complete(field);
  return all;
}
