import type { MarkingTask } from '../engine/marker.ts';
import type { Rubric, RubricPoint } from './rubric.ts';

/** A task with the result of `readRubric`, so that the scheme reader need not be loaded. */
interface KnownTask {
  task: MarkingTask;
  rubric: Rubric;
}

const point = (number: number, text: string, own: Partial<RubricPoint>): RubricPoint => ({
  number,
  text,
  statements: [text],
  standIns: [],
  ignored: [],
  rejected: [],
  marks: 1,
  kind: 'statement',
  keyWords: [],
  partial: [],
  carriesErrors: false,
  isExact: false,
  ...own,
});
const plain = { notes: [], conditions: [], levels: [], isHolistic: false };

/** The smallest possible marking request. */
export const PROBE_TASK: KnownTask = {
  task: {
    id: 'probe',
    questionText: 'What is the chemical formula of water?',
    markSchemeAnswer: 'H2O (1)',
    userAnswer: 'H2O',
    maxMark: 1,
  },
  rubric: { ...plain, groups: [{ cap: null, points: [point(1, 'H2O', { kind: 'formula' })] }] },
};

/** A task with every kind of content that a prompt may contain. */
export const HASHED_TASK: KnownTask = {
  task: {
    id: '',
    questionText: 'Q',
    markSchemeAnswer: 'any one from: a; b (1) accept c. Ignore d. Reject e.\nf (1)',
    userAnswer: 'A',
    maxMark: 2,
    confirmed: [{ userAnswer: 'B', markAwarded: 1 }],
    synonyms: [['g', 'h']],
  },
  rubric: {
    ...plain,
    groups: [
      {
        cap: 2,
        points: [
          point(1, 'b', { kind: 'choice', statements: ['b', 'c'], rejected: ['e'] }),
          point(2, 'f', { kind: 'choice' }),
        ],
      },
    ],
    notes: ['a'],
    conditions: ['Neither for nor against the answer: d.'],
  },
};
