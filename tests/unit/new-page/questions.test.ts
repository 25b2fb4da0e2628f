import { describe, expect, it } from 'vitest';

import { askAnswers } from '../../../scripts/newPage/askAnswers';
import { readFlags } from '../../../scripts/newPage/readFlags';

describe('readFlags', () => {
  it('reads flags in both forms', () => {
    expect(readFlags(['--kind', 'metric', '--title=Tone of voice'])).toEqual({
      kind: 'metric',
      title: 'Tone of voice',
    });
  });

  it.each([
    ['an unknown flag', ['--titel', 'Tone'], /unknown flag --titel[\s\S]+write "--title"/],
    ['a flag without a value', ['--title'], 'the command line cannot be read'],
    ['a loose word', ['--title', 'Tone', 'voice'], 'quote values of several words'],
  ])('refuses %s', (_what, args, message) => {
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

  it('asks for everything that a kind needs', async () => {
    const { answers, questions } = await asked({}, ['metric', ' Tone ', 'tone', 'target']);
    expect(answers).toEqual({ kind: 'metric', title: 'Tone', operation: 'tone', direction: 'target' });
    expect(questions).toHaveLength(4);
  });

  it('asks for nothing that flags say', async () => {
    expect((await asked({ kind: 'concept', title: 'Tone' }, [])).questions).toEqual([]);
  });

  it('asks other things of an entry of the change-log', async () => {
    const { answers } = await asked({ kind: 'change-log' }, ['Added', 'Call it', 'intro.mdx']);
    expect(answers).toEqual({ kind: 'change-log', group: 'Added', title: 'Call it', page: 'intro.mdx' });
  });

  it('stops at an unknown kind before it asks on', async () => {
    await expect(asked({}, ['metrics?'])).rejects.toThrow('--kind: unknown kind');
  });
});
