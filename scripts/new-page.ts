import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { main, projectDir } from './lib/run';
import kinds from './new-page/kinds.json';
import { newPage } from './new-page/newPage';
import { oneOf } from './new-page/oneOf';
import questions from './new-page/questions.json';

/** Asks for the answers that the flags do not give. */
async function completeAnswers(given: Record<string, string | undefined>): Promise<typeof given> {
  const answers = { ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const complete = async (flag: string) => {
    if (answers[flag] === undefined && !process.stdin.isTTY) throw new Error(`npm run new:page: --${flag} is missing`);
    const answer = answers[flag] ?? (await terminal.question(questions[flag as keyof typeof questions]));
    answers[flag] = answer.trim();
  };
  try {
    await complete('kind');
    const kind = oneOf('kind', answers.kind, Object.keys(kinds) as (keyof typeof kinds)[]);
    for (const flag of kinds[kind].asks) await complete(flag);
    return answers;
  } finally {
    terminal.close();
  }
}

// Example: `npm run new:page -- --kind metric --title "Groundedness"`.
main(async () => {
  const options = Object.fromEntries(Object.keys(questions).map((flag) => [flag, { type: 'string' as const }]));
  const answers = await completeAnswers(parseArgs({ options }).values);
  const { file, text } = newPage(answers, new Date().toISOString().slice(0, 10));
  // `wx` fails if the page exists.
  writeFileSync(path.join(projectDir, file), text, { flag: 'wx' });
  console.log(`Wrote ${file}. Replace the hints {/* … */} and the sentences below them with your text.`);
  console.log('npm start shows the page while you write, and npm run lint:docs checks it.');
});
