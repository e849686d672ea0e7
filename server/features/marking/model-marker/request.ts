import type { JsonRequest } from '../language-model/ask-in-dialect.ts';
import type { MarkingImage, MarkingTask } from '../engine/marker.ts';
import { judgementSchema, spokenJudgementSchema, type Judgement } from './judgement.ts';
import { chooseExamples } from './choose-examples.ts';
import { createHider } from './hide-personal.ts';
import { buildPrompt, type MarkingPrompt } from './prompt.ts';
import { readRubric, type Rubric } from './rubric.ts';

/**
 * All that a model is sent for a task, and the way to show again what was hidden from it. Nothing
 * else of the task reaches it.
 */
export function buildRequest(
  task: MarkingTask,
  rubric: Rubric,
  codeOf?: Parameters<typeof buildPrompt>[2],
): { request: JsonRequest<Judgement>; show(quoted: string): string } {
  const { prompt, show } = buildHiddenPrompt(task, rubric, codeOf);
  const request = {
    about: { use: task.use ?? 'trial', questionId: task.questionId ?? null },
    name: 'judgement',
    schema: judgementSchema,
    readAs: spokenJudgementSchema,
    instructions: prompt.instructions,
    content: toContent(prompt, task.images ?? []),
  };
  return { request, show };
}

/** The prompt with the students' texts made fit to leave the house. */
export function buildHiddenPrompt(
  task: MarkingTask,
  rubric: Rubric,
  codeOf?: Parameters<typeof buildPrompt>[2],
) {
  const hide = createHider(task);
  const { text: userAnswer, show } = hide(task.userAnswer);
  const confirmed = chooseExamples(task).map((one) => ({
    ...one,
    userAnswer: hide(one.userAnswer).text,
  }));
  return { prompt: buildPrompt({ ...task, userAnswer, confirmed }, rubric, codeOf), show };
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
      // Other providers find what repeats by themselves.
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    { type: 'text' as const, text: answer },
  ];
}

const probeTask: MarkingTask = {
  id: 'probe',
  questionText: 'What is the chemical formula of water?',
  markSchemeAnswer: 'H2O (1)',
  userAnswer: 'H2O',
  maxMark: 1,
};

/** As small as a marking request can be: by it is found what a server understands. */
export const PROBE: JsonRequest<Judgement> = {
  ...buildRequest(probeTask, readRubric(probeTask)).request,
  about: { use: 'check', questionId: null },
};
