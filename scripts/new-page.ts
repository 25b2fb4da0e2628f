import { createInterface } from 'node:readline/promises';

import { askAnswers } from './newPage/askAnswers';
import { newPage } from './newPage/newPage';
import { openProject } from './newPage/project';
import { readFlags } from './newPage/readFlags';
import { spellDraft } from './newPage/spellDraft';
import { main, projectDir } from './run';

main(async () => {
  const flags = readFlags(process.argv.slice(2));
  let answers = flags;
  if (process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    answers = await askAnswers(flags, (question) => terminal.question(question)).finally(() => terminal.close());
  }
  const today = new Date().toISOString().slice(0, 10);
  const file = newPage(answers, openProject(projectDir), { today, spell: spellDraft });
  console.log(
    [
      `Wrote ${file}. It passes the gates as it stands.`,
      ...(answers.kind === 'change-log'
        ? []
        : ['Next: put your words in place of the hints {/* … */} and of the sentences below them.']),
      'npm start shows the page while you write; npm run lint:docs checks it.',
    ].join('\n'),
  );
});
