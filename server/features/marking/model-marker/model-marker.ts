import type { UnjudgedReason } from '../../../../shared/contract/ai-analysis.ts';
import type { MarkerConfig } from '../../../marker-config.ts';
import { MarkerError } from '../engine/marker-error.ts';
import type { MarkedAnswer, Marker, MarkingTask } from '../engine/marker.ts';
import { CANNOT_JUDGE_FEEDBACK } from '../engine/feedback/write-feedback.ts';
import { createModelAsker } from '../language-model/ask-model.ts';
import type { ModelHouse } from '../language-model/model-house.ts';
import type { ModelKind } from '../language-model/language-model.ts';
import { compareFigures, hasFigures } from './check-figures.ts';
import { combinePasses } from './combine-passes.ts';
import type { Judgement } from './judgement.ts';
import { hashPrompt } from './prompt.ts';
import { readJudgement } from './read-judgement.ts';
import { buildRequest, PROBE } from './request.ts';
import { canBeJudged, readRubric } from './rubric.ts';

/**
 * A marker that asks a language model which points of the scheme an answer earns, one answer a
 * call. It rejects with MarkerError, which carries what the failed calls used. `checker` is the
 * built-in marker, which checks figures.
 */
export function createModelMarker(
  kind: ModelKind,
  config: MarkerConfig,
  { checker, house }: { checker: Marker; house: ModelHouse },
): Marker {
  const name = `${kind}:${config.model}`;
  const by = { marker: name, promptHash: hashPrompt(name, config.passes) };
  const asker = createModelAsker(kind, config, PROBE, house);

  const markAnswer = async (task: MarkingTask, signal: AbortSignal | undefined) => {
    const rubric = readRubric(task);
    const { request, show } = buildRequest(task, rubric);
    const passes: MarkedAnswer[] = [];
    const used = { totalTokens: 0, costMicros: 0 };
    // One after the other, so that as many calls are in flight as there are answers.
    while (passes.length < config.passes) {
      const answer = await asker.ask(request, signal).catch((error: unknown) => {
        throw error instanceof MarkerError ? addUsage(error, used) : error;
      });
      used.totalTokens += answer.totalTokens;
      used.costMicros += answer.costMicros;
      const marked = readJudgement(task, rubric, showHidden(answer.value, show), by);
      if (!marked) throw new MarkerError('unusable', 'The model judged no point.', used);
      passes.push(marked);
    }
    const combined = combinePasses(passes);
    if (!combined) throw new MarkerError('unusable', 'There was no pass.', used);
    const marked = { ...combined, ...used };
    return hasFigures(rubric)
      ? compareFigures(marked, await checker.mark({ ...task, confirmed: [] }, signal), rubric)
      : marked;
  };

  return {
    name,
    signature: by,
    seesImages: config.seesImages,
    findDialect: asker.findDialect,
    mark: async (task, signal) => {
      signal?.throwIfAborted();
      if (!canBeJudged(task)) return leaveToTeacher(task, by);
      return markAnswer(task, signal).catch((error: unknown) => {
        if (!(error instanceof MarkerError) || error.reason !== 'filtered') throw error;
        const { totalTokens, costMicros } = error;
        const held = leaveToTeacher(task, by, 'content-filter');
        return { ...held, totalTokens, costMicros };
      });
    },
  };
}

/** What a model copied, with what was hidden from it: quotations are looked up in the answer. */
function showHidden(judgement: Judgement, show: (text: string) => string): Judgement {
  const points = judgement.points.map((point) => ({
    ...point,
    quote: point.quote === null ? null : show(point.quote),
  }));
  return { ...judgement, points };
}

function addUsage(error: MarkerError, used: { totalTokens: number; costMicros: number }) {
  return error.with({
    totalTokens: error.totalTokens + used.totalTokens,
    costMicros: error.costMicros + used.costMicros,
  });
}

function leaveToTeacher(
  task: MarkingTask,
  by: { marker: string; promptHash: string },
  unjudgedReason?: UnjudgedReason,
): MarkedAnswer {
  return {
    id: task.id,
    markAwarded: 0,
    feedback: CANNOT_JUDGE_FEEDBACK,
    analysis: {
      ...by,
      points: [],
      flags: ['cannot-judge'],
      confidence: 0,
      ...(unjudgedReason && { unjudgedReason }),
    },
  };
}
