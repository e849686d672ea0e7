import type { UnjudgedReason } from '../../../../shared/contract/ai-analysis.ts';
import type { MarkerConfig } from '../../../marker-config.ts';
import { ThreadLimitError, type ThreadPool, type WorkOf } from '../../../threads/thread-pool.ts';
import { MarkerError } from '../engine/marker-error.ts';
import type { MarkedAnswer, Marker, MarkingTask } from '../engine/marker.ts';
import { CANNOT_JUDGE_FEEDBACK } from '../engine/feedback/write-feedback.ts';
import { createModelAsker } from '../language-model/ask-model.ts';
import type { OutsideModelPolicy } from '../language-model/outside-model-policy.ts';
import type { ModelKind } from '../language-model/language-model.ts';
import { compareFigures, hasFigures } from './check-figures.ts';
import { combinePasses } from './combine-passes.ts';
import { hashPrompt } from './prompt.ts';
import { PROBE, toRequest } from './request.ts';
import type { prepareAnswer, readPass } from './work-of-model-marker.ts';

const inThread = {
  file: new URL('../threaded/model-worker.ts', import.meta.url),
  timeLimitMs: 10_000,
};
const preparing: WorkOf<typeof prepareAnswer> = { ...inThread, name: 'prepareAnswer' };
const reading: WorkOf<typeof readPass> = { ...inThread, name: 'readPass' };

interface Tools {
  /** The built-in marker, which checks figures. */
  checker: Marker;
  /** The threads that read schemes and models' responses. */
  threads: ThreadPool;
  modelPolicy: OutsideModelPolicy;
}

/**
 * Creates a marker that asks a language model which points of the scheme an answer earns, one
 * answer per call. It rejects with MarkerError, which carries the usage of the failed calls. An
 * answer that takes too long to be read is left to the teacher.
 */
export function createModelMarker(
  kind: ModelKind,
  config: MarkerConfig,
  { checker, threads, modelPolicy }: Tools,
): Marker {
  const name = `${kind}:${config.model}`;
  const by = { marker: name, promptHash: hashPrompt(name, config.passes) };
  const asker = createModelAsker(kind, config, PROBE, modelPolicy);

  const markAnswer = async (task: MarkingTask, used: Usage, signal: AbortSignal | undefined) => {
    const told = withoutPictures(task);
    const { prompt, rubric } = await threads.run(preparing, told, signal);
    const request = toRequest(task, prompt);
    const passes: MarkedAnswer[] = [];
    // Serial, so that as many calls are in flight as there are answers.
    while (passes.length < config.passes) {
      const answer = await asker.ask(request, signal).catch((error: unknown) => {
        throw error instanceof MarkerError ? addUsage(error, used) : error;
      });
      used.totalTokens += answer.totalTokens;
      used.costMicros += answer.costMicros;
      const pass = { task: { ...told, confirmed: [] }, rubric, judgement: answer.value, by };
      const marked = await threads.run(reading, pass, signal);
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
      const used = { totalTokens: 0, costMicros: 0 };
      return markAnswer(task, used, signal).catch((error: unknown) => {
        if (error instanceof ThreadLimitError)
          return { ...leaveToTeacher(task, by, 'answer-not-read'), ...used };
        if (!(error instanceof MarkerError) || error.reason !== 'filtered') throw error;
        const { totalTokens, costMicros } = error;
        const held = leaveToTeacher(task, by, 'content-filter');
        return { ...held, totalTokens, costMicros };
      });
    },
  };
}

interface Usage {
  totalTokens: number;
  costMicros: number;
}

/** True if there is a scheme to judge by. */
function canBeJudged({ markSchemeAnswer, maxMark, images = [] }: MarkingTask): boolean {
  const hasScheme = markSchemeAnswer.trim() !== '' || images.some(({ of }) => of === 'scheme');
  return maxMark > 0 && hasScheme;
}

/** Threads only need to know which texts come with pictures. */
function withoutPictures({ images = [], ...task }: MarkingTask): MarkingTask {
  return { ...task, images: images.map((image) => ({ ...image, bytes: new Uint8Array() })) };
}

function addUsage(error: MarkerError, used: Usage) {
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
