import {
  chosenIn,
  markOfChoice,
  rightOptionsOf,
  type QuestionKind,
  type RightOption,
} from '../../../../../shared/choice-question.ts';
import {
  exactFeedback,
  pairsMatched,
  rightOptionsChosen,
} from '../../../../../shared/messages/marking.ts';
import { EXACT_MARKER } from '../../../../../shared/mark-giver.ts';
import type { MarkedAnswer, MarkingTask } from '../../engine/marker.ts';
import type { Acceptance } from './acceptance.ts';
import { judgeGivenNumber } from './judge-given-number.ts';
import { judgeGivenTerm } from './judge-given-term.ts';

interface ExactTask extends MarkingTask {
  kind: Exclude<QuestionKind, 'text'>;
  options: string;
}

/** True if the question is marked by the rules of its kind. */
export function isExact(task: MarkingTask): task is ExactTask {
  return task.kind !== undefined && task.kind !== 'text' && task.options !== undefined;
}

/** Marks an answer exactly as the scheme says, whatever marker is in use. */
export function markExactly(task: ExactTask): MarkedAnswer {
  if (task.kind === 'number') return markAccepted(task, judgeGivenNumber);
  if (task.kind === 'term') return markAccepted(task, judgeGivenTerm);
  return markChosen(task);
}

const bestOf = (options: readonly RightOption[]) =>
  options.toSorted((a, b) => b.marks - a.marks)[0];

function markChosen(task: ExactTask): MarkedAnswer {
  const chosen = new Set(chosenIn(task.userAnswer));
  const all = rightOptionsOf(task);
  // If only one may be chosen: the chosen option, or otherwise the best possible.
  const best = all.find(({ option }) => chosen.has(option)) ?? bestOf(all);
  const right = task.kind === 'choice' ? [best].filter((one) => one !== undefined) : all;
  const mark = markOfChoice(task, task.userAnswer);
  const each = right.map(({ option, marks }) => ({
    point: option,
    marksAvailable: marks,
    marksAwarded: chosen.has(option) ? marks : 0,
    quote: chosen.has(option) ? option : null,
  }));
  // If the shares are not whole marks, only their total can be shown.
  const areWhole = right.every(({ marks }) => Number.isInteger(marks));
  const together = {
    point: right.map(({ option }) => option).join('; '),
    marksAvailable: task.maxMark,
    marksAwarded: mark,
    quote: null,
  };
  const points = areWhole ? each : [together];
  const found = right.filter(({ option }) => chosen.has(option)).length;
  const feedback =
    task.kind === 'matching'
      ? pairsMatched(found, right.length)
      : rightOptionsChosen(found, right.length, chosen.size - found);
  return marked(task, mark, feedback, points, 1);
}

/** Marks a number or a term by the best accepted answer that it matches. */
function markAccepted(
  task: ExactTask,
  judge: (accepted: string, answer: string) => Acceptance,
): MarkedAnswer {
  const judged = rightOptionsOf(task).map((accepted) => ({
    accepted,
    ...judge(accepted.option, task.userAnswer),
  }));
  const best = bestOf(judged.filter(({ isRight }) => isRight).map(({ accepted }) => accepted));
  const verdict = judged.find(({ accepted }) => accepted === best);
  const full = bestOf(judged.map(({ accepted }) => accepted));
  // If it matches none, the most informative finding is reported: a missing unit.
  const wrong = judged.find(({ finding }) => finding !== 'wrong') ?? judged[0];
  const marks = best?.marks ?? 0;
  const shown = best ?? full;
  const isPart = best !== undefined && marks < task.maxMark;
  return marked(
    task,
    marks,
    exactFeedback[isPart ? 'partly' : ((verdict ?? wrong)?.finding ?? 'wrong')],
    shown === undefined
      ? []
      : [
          {
            point: shown.option,
            marksAvailable: shown.marks,
            marksAwarded: marks,
            quote: best === undefined ? null : task.userAnswer.trim(),
          },
        ],
    (verdict ?? wrong)?.sureness ?? 1,
  );
}

function marked(
  { id }: ExactTask,
  markAwarded: number,
  feedback: string,
  points: MarkedAnswer['analysis']['points'],
  confidence: number,
): MarkedAnswer {
  const analysis = { marker: EXACT_MARKER, promptHash: '', points, flags: [], confidence };
  return { id, markAwarded, feedback, analysis };
}
