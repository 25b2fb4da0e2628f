import { createInterface } from 'node:readline/promises';

import { formatFinding } from './docs-lint/finding';
import { spellText } from './docs-lint/spelling';
import { main, projectDir } from './lib/run';
import { readFlags } from './new-page/answers';
import { askAnswers } from './new-page/askAnswers';
import { writePage } from './new-page/writePage';
import { openProject } from './new-page/project';

main(async () => {
  let answers = readFlags(process.argv.slice(2));
  if (process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    answers = await askAnswers(answers, (question) => terminal.question(question)).finally(() => terminal.close());
  }
  const today = new Date().toISOString().slice(0, 10);
  const { file, advice } = writePage(answers, openProject(projectDir), { today, spell: spellText });
  console.log(
    [
      ...advice.map((finding) => `${formatFinding(finding)}\n`),
      `Wrote ${file}. ${advice.length === 0 ? 'It passes all gates.' : 'Above is what the house style advises.'}`,
      ...(answers.kind === 'change-log'
        ? []
        : ['Next: replace the hints {/* … */} and the sentences below them with your text.']),
      'npm start shows the page while you write, and npm run lint:docs checks it.',
    ].join('\n'),
  );
});
