import {
  chosenIn,
  markOfChoice,
  rightOptionsOf,
  type QuestionKind,
  type RightOption,
} from '../../../../shared/choice-question.ts';
import { rightOptionsChosen } from '../../../../shared/messages/marking.ts';
import type { MarkedAnswer, MarkingTask } from '../engine/marker.ts';

/** What marks options that were chosen: the rules of the question's kind. */
const EXACT_MARKER = 'exact';

interface ChosenTask extends MarkingTask {
  kind: Exclude<QuestionKind, 'text'>;
  options: string;
}

/** Whether the question is answered by choosing. */
export function isChosen(task: MarkingTask): task is ChosenTask {
  return task.kind !== undefined && task.kind !== 'text' && task.options !== undefined;
}

const bestOf = (options: readonly RightOption[]) =>
  options.toSorted((a, b) => b.marks - a.marks)[0];

/** Marks chosen options exactly as the scheme says, whatever marker is in use. */
export function markChosen(task: ChosenTask): MarkedAnswer {
  const chosen = new Set(chosenIn(task.userAnswer));
  const all = rightOptionsOf(task);
  // Of one choice, what was chosen, or else the best that could be.
  const best = all.find(({ option }) => chosen.has(option)) ?? bestOf(all);
  const right = task.kind === 'choice' ? [best].filter((one) => one !== undefined) : all;
  const points = right.map(({ option, marks }) => ({
    point: option,
    marksAvailable: marks,
    marksAwarded: chosen.has(option) ? marks : 0,
    quote: chosen.has(option) ? option : null,
  }));
  const found = right.filter(({ option }) => chosen.has(option)).length;
  return {
    id: task.id,
    markAwarded: markOfChoice(task, task.userAnswer),
    feedback: rightOptionsChosen(found, right.length, chosen.size - found),
    analysis: { marker: EXACT_MARKER, promptHash: '', points, flags: [], confidence: 1 },
  };
}
