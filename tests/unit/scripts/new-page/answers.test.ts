import { describe, expect, it } from 'vitest';

import { askAnswers } from '../../../../scripts/new-page/askAnswers';
import { readFlags } from '../../../../scripts/new-page/answers';

describe('readFlags', () => {
  it('reads `--name value` and `--name=value`', () => {
    expect(readFlags(['--kind', 'metric', '--title=Tone of voice'])).toEqual({
      kind: 'metric',
      title: 'Tone of voice',
    });
  });

  it.each([
    ['an unknown flag', ['--titel', 'Tone'], /unknown flag --titel[\s\S]+write "--title"/],
    ['a flag without a value', ['--title'], 'invalid command line'],
    ['a positional argument', ['--title', 'Tone', 'voice'], 'quotes around values'],
  ])('throws on %s', (_what, args, message) => {
    expect(() => readFlags(args)).toThrow(message);
  });
});

describe('askAnswers', () => {
  async function asked(flags: Parameters<typeof askAnswers>[0], replies: readonly string[]) {
    const left = [...replies];
    const questions: string[] = [];
    const answers = await askAnswers(flags, async (question) => {
      questions.push(question.split('\n').at(-1) ?? '');
      return left.shift() ?? '';
    });
    return { answers, questions };
  }

  it('asks for everything that the kind requires', async () => {
    const { answers, questions } = await asked({}, ['metric', ' Tone ', 'tone', 'target']);
    expect(answers).toEqual({ kind: 'metric', title: 'Tone', operation: 'tone', direction: 'target' });
    expect(questions).toHaveLength(4);
  });

  it('asks for nothing that the flags give', async () => {
    expect((await asked({ kind: 'concept', title: 'Tone' }, [])).questions).toEqual([]);
  });

  it('asks for group, title and page of a change-log entry', async () => {
    const { answers } = await asked({ kind: 'change-log' }, ['Added', 'Call it', 'intro.mdx']);
    expect(answers).toEqual({ kind: 'change-log', group: 'Added', title: 'Call it', page: 'intro.mdx' });
  });

  it('throws on an unknown kind before further questions', async () => {
    await expect(asked({}, ['metrics?'])).rejects.toThrow('--kind: unknown kind');
  });
});
