import type { Direction } from '../front-matter/schemas';
import { teachingError } from '../teachingError';
import { findOperation } from './findOperation';
import type { FigureProps, ScoreDirectionProps, ScoreMark, ScoreScaleProps } from './props';
import { readFigure } from './readFigure';
import { replyScore } from './replyView';
import { SCORE_SCALES } from './scoreScales';
import type { PageContext, Step } from './step';
import type { ApiFacts } from './types';

function ownDirection({ direction, page }: PageContext): Direction {
  if (direction) return direction;
  throw teachingError({
    file: page,
    problem: 'this page has no direction',
    expected: 'a metric page, with `direction` in its front matter',
    found: 'no such entry',
    remedy: 'use the component on metric pages only',
  });
}

export const scoreDirection: Step<ScoreDirectionProps> = (context) => {
  const { mark, verdict, scale } = SCORE_SCALES[ownDirection(context)];
  return { mark, verdict, scale };
};

function exampleScores(facts: ApiFacts, operation: string, page: string): ScoreMark[] {
  const { replyExamples, path } = findOperation(facts, operation, page);
  const marks = replyExamples.flatMap(({ summary, value }) => {
    const score = replyScore(value);
    return score === undefined ? [] : [{ value: score, summary }];
  });
  if (marks.length > 0) return marks.sort((a, b) => a.value - b.value);
  throw teachingError({
    file: page,
    problem: `the examples of ${path} have no score`,
    expected: 'an operation whose reply examples carry `data.score`',
    found: path,
    remedy: 'leave the attribute operation out',
  });
}

export const scoreScale: Step<ScoreScaleProps> = (context, { operation, low, high }) => {
  const direction = ownDirection(context);
  const { top, bands, note } = SCORE_SCALES[direction];
  if (top === undefined || bands === undefined || note === undefined) {
    throw teachingError({
      file: context.page,
      problem: 'this metric has no score to draw a scale for',
      expected: 'a direction with a 0 to 100 score',
      found: `direction: ${direction}`,
      remedy: 'leave the component out',
    });
  }
  const needsEnds = bands.length === 0;
  if (needsEnds !== (low !== undefined) || needsEnds !== (high !== undefined)) {
    throw teachingError({
      file: context.page,
      problem: needsEnds ? 'a scale without bands needs words for its ends' : 'a scale with bands has no end words',
      expected: needsEnds ? 'low="…" and high="…"' : 'neither low nor high',
      found: `low="${low ?? ''}" high="${high ?? ''}", direction: ${direction}`,
      remedy: needsEnds ? 'say what a score near 0 and one near 100 mean' : 'remove low and high',
    });
  }
  return {
    top,
    bands,
    ...(low !== undefined && high !== undefined ? { ends: { low, high } } : {}),
    marks: operation === undefined ? [] : exampleScores(context.facts, operation, context.page),
    note,
  };
};

export const figure: Step<FigureProps> = ({ figures, page }, { name }) => readFigure(figures, name ?? '', page);
