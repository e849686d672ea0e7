import type { JsonRequest } from '../language-model/ask-in-dialect.ts';
import type { MarkingImage, MarkingTask } from '../engine/marker.ts';
import { judgementSchema, spokenJudgementSchema, type Judgement } from './judgement.ts';
import { chooseExamples } from './choose-examples.ts';
import { createHider } from './hide-personal.ts';
import { PROBE_TASK } from './known-rubrics.ts';
import { buildPrompt, type MarkingPrompt } from './prompt.ts';
import type { Rubric } from './rubric.ts';

/** Returns the whole request to a model for a task. Nothing else of the task reaches it. */
export function toRequest(task: MarkingTask, prompt: MarkingPrompt): JsonRequest<Judgement> {
  return {
    about: { use: task.use ?? 'trial', questionId: task.questionId ?? null },
    name: 'judgement',
    schema: judgementSchema,
    readAs: spokenJudgementSchema,
    instructions: prompt.instructions,
    content: toContent(prompt, task.images ?? []),
  };
}

/** Builds the prompt with personal details removed from the students' texts. */
export function buildHiddenPrompt(
  task: MarkingTask,
  rubric: Rubric,
  codeOf?: Parameters<typeof buildPrompt>[2],
): MarkingPrompt {
  const hide = createHider(task);
  const confirmed = chooseExamples(task).map((one) => ({
    ...one,
    userAnswer: hide(one.userAnswer).text,
  }));
  const userAnswer = hide(task.userAnswer).text;
  return buildPrompt({ ...task, userAnswer, confirmed }, rubric, codeOf);
}

function toContent({ question, answer }: MarkingPrompt, images: readonly MarkingImage[]) {
  const pictures = images.flatMap(({ of, mediaType, bytes }) => [
    {
      type: 'text' as const,
      text: of === 'question' ? 'The question shows:' : 'The scheme shows:',
    },
    { type: 'file' as const, mediaType, data: bytes },
  ]);
  return [
    ...pictures,
    {
      type: 'text' as const,
      text: question,
      // Other providers detect repeated content by themselves.
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    { type: 'text' as const, text: answer },
  ];
}

/** The request that detects what a server understands. */
export const PROBE: JsonRequest<Judgement> = {
  ...toRequest(PROBE_TASK.task, buildHiddenPrompt(PROBE_TASK.task, PROBE_TASK.rubric)),
  about: { use: 'check', questionId: null },
};
