import type { AiAnalysis } from '../../../../shared/contract/ai-analysis.ts';
import type { MarkedAnswer, MarkingTask } from '../engine/marker.ts';
import { createHider } from './hide-personal.ts';
import type { Judgement } from './judgement.ts';
import type { MarkingPrompt } from './prompt.ts';
import { readJudgement } from './read-judgement.ts';
import { buildHiddenPrompt } from './request.ts';
import { readRubric, type Rubric } from './rubric.ts';

/** Prepares the prompt for an answer, and the rubric that the response is checked against. */
export function prepareAnswer(task: MarkingTask): { prompt: MarkingPrompt; rubric: Rubric } {
  const rubric = readRubric(task);
  return { prompt: buildHiddenPrompt(task, rubric), rubric };
}

interface Pass {
  task: MarkingTask;
  rubric: Rubric;
  judgement: Judgement;
  by: Pick<AiAnalysis, 'marker' | 'promptHash'>;
}

/**
 * Returns the mark for a model's judgement. Its quotations are looked up in the answer as the model
 * saw it, without the hidden details. Undefined if it judged no point.
 */
export function readPass({ task, rubric, judgement, by }: Pass): MarkedAnswer | undefined {
  const { show } = createHider(task)(task.userAnswer);
  const points = judgement.points.map((point) => ({
    ...point,
    quote: point.quote === null ? null : show(point.quote),
  }));
  return readJudgement(task, rubric, { ...judgement, points }, by);
}
