import type { MarkerConfig } from '../../../marker-config.ts';
import { MarkerError } from '../engine/marker-error.ts';
import type { MarkedAnswer, Marker, MarkingTask } from '../engine/marker.ts';
import { CANNOT_JUDGE_FEEDBACK } from '../engine/write-feedback.ts';
import { createModelAsker } from './ask-model.ts';
import { combinePasses } from './combine-passes.ts';
import { createLanguageModel, type ModelKind } from './language-model.ts';
import { buildPrompt, hashPrompt } from './prompt.ts';
import { readJudgement } from './read-judgement.ts';
import { canBeJudged, readRubric } from './rubric.ts';

/**
 * A marker that asks a language model which points of the scheme an answer earns, one answer a
 * call. It rejects with MarkerError, which carries what the failed calls used.
 */
export function createModelMarker(kind: ModelKind, config: MarkerConfig): Marker {
  const name = `${kind}:${config.model}`;
  const by = { marker: name, promptHash: hashPrompt(name, config.passes) };
  const ask = createModelAsker(createLanguageModel(kind, config), config);

  const markAnswer = async (task: MarkingTask, signal: AbortSignal | undefined) => {
    const rubric = readRubric(task);
    const prompt = buildPrompt(task, rubric);
    const passes: MarkedAnswer[] = [];
    const used = { totalTokens: 0, costMicros: 0 };
    // One after the other, so that as many calls are in flight as there are answers.
    while (passes.length < config.passes) {
      const answer = await ask(prompt, task.images ?? [], signal).catch((error: unknown) => {
        throw error instanceof MarkerError ? addUsage(error, used) : error;
      });
      used.totalTokens += answer.totalTokens;
      used.costMicros += answer.costMicros;
      const marked = readJudgement(task, rubric, answer.judgement, by);
      if (!marked) throw new MarkerError('unusable', 'The model judged no point.', used);
      passes.push(marked);
    }
    const combined = combinePasses(passes);
    if (!combined) throw new MarkerError('unusable', 'There was no pass.', used);
    return { ...combined, ...used };
  };

  return {
    name,
    seesImages: config.seesImages,
    mark: async (task, signal) => {
      signal?.throwIfAborted();
      return canBeJudged(task) ? markAnswer(task, signal) : leaveToTeacher(task, by);
    },
  };
}

function addUsage(error: MarkerError, used: { totalTokens: number; costMicros: number }) {
  return new MarkerError(error.reason, error.message, {
    totalTokens: error.totalTokens + used.totalTokens,
    costMicros: error.costMicros + used.costMicros,
    cause: error,
  });
}

function leaveToTeacher(
  task: MarkingTask,
  by: { marker: string; promptHash: string },
): MarkedAnswer {
  return {
    id: task.id,
    markAwarded: 0,
    feedback: CANNOT_JUDGE_FEEDBACK,
    analysis: { ...by, points: [], flags: ['cannot-judge'], confidence: 0 },
  };
}
