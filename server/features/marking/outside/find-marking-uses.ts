import type { Leaving } from '../../../../shared/contract/outside-model.ts';
import { markingFieldWords, trialFieldWords } from '../../../../shared/messages/outside-model.ts';
import type { MarkerConfig } from '../../../marker-config.ts';
import type { ConfirmedAnswer, MarkingImage, MarkingTask } from '../engine/marker.ts';
import { toSubmission } from '../model-marker/remote-marker.ts';
import { buildHiddenPrompt, toRequest } from '../model-marker/request.ts';
import { readRubric } from '../model-marker/rubric.ts';
import { toTrialTask, type Trial } from '../trials/to-trial-task.ts';
import { findSent, type Changes } from './find-sent.ts';

type Sent = Leaving['uses'][number];
type Person = NonNullable<MarkingTask['people']>[number];
/**
 * Each field that a marker receives, and the fields within it; the compiler checks that the list is
 * complete.
 */
type MarkingField =
  | Exclude<keyof MarkingTask, 'confirmed' | 'people' | 'images'>
  | `confirmed.${keyof ConfirmedAnswer}`
  | `people.${keyof Person}`
  | `images.${keyof MarkingImage}`;

const POINT = 'they take in carbon dioxide';
const sample: Required<MarkingTask> = {
  id: '1',
  questionId: 'question-1',
  use: 'marking',
  subject: 'Biology',
  level: 'GCSE',
  kind: 'text',
  options: '',
  questionText: 'What do plants take in to make food, and what do they give off?',
  markSchemeAnswer: `${POINT} (1)\nthey give off oxygen (1)`,
  maxMark: 2,
  userAnswer:
    'Carbon dioxide goes in. Sam says so too: sam@school.example, 020 7946 0958, okafor_07.',
  confirmed: [
    {
      userAnswer: 'They breathe in carbon dioxide, as Priya said.',
      markAwarded: 1,
      points: [{ point: POINT, marksAwarded: 1 }],
    },
  ],
  synonyms: [['carbon dioxide', 'CO2']],
  people: [
    { name: 'Sam Okafor', username: 'okafor_07' },
    { name: 'Priya Shah', username: 'priya.shah' },
  ],
  images: [{ of: 'question', mediaType: 'image/webp', bytes: new Uint8Array([1]) }],
};

const confirm = (change: Partial<ConfirmedAnswer>) => (task: MarkingTask) => ({
  ...task,
  confirmed: task.confirmed?.map((one) => ({ ...one, ...change })) ?? [],
});
/** Returns a change that renames somebody in the class, in the answer as well. */
const rename = (field: keyof Person, from: string, to: string) => (task: MarkingTask) => ({
  ...task,
  userAnswer: task.userAnswer.replaceAll(from, to),
  people: (task.people ?? []).map((one) => ({ ...one, [field]: one[field].replace(from, to) })),
});
const draw = (change: Partial<MarkingImage>) => (task: MarkingTask) => ({
  ...task,
  images: task.images?.map((image) => ({ ...image, ...change })) ?? [],
});
const put = (change: Partial<MarkingTask>) => (task: MarkingTask) => ({ ...task, ...change });

const changes: Changes<MarkingTask, MarkingField> = {
  userAnswer: put({ userAnswer: 'Oxygen.' }),
  questionText: put({ questionText: 'What do plants do with light?' }),
  markSchemeAnswer: put({ markSchemeAnswer: `${POINT} (1)\nthey need light (1)` }),
  maxMark: put({ maxMark: 3 }),
  subject: put({ subject: 'Chemistry' }),
  level: put({ level: 'A level' }),
  synonyms: put({ synonyms: [['oxygen', 'O2']] }),
  'confirmed.userAnswer': confirm({ userAnswer: 'They take in nothing.' }),
  'confirmed.markAwarded': confirm({ markAwarded: 2 }),
  'confirmed.points': confirm({ points: [{ point: POINT, marksAwarded: 0 }] }),
  'images.of': draw({ of: 'scheme' }),
  'images.mediaType': draw({ mediaType: 'image/png' }),
  'images.bytes': draw({ bytes: new Uint8Array([2]) }),
  'people.name': rename('name', 'Sam', 'Tom'),
  'people.username': rename('username', 'okafor_07', 'adeyemi_08'),
  id: put({ id: '2' }),
  questionId: put({ questionId: 'question-2' }),
  use: put({ use: 'trial' }),
  kind: put({ kind: 'choice' }),
  options: put({ options: 'oxygen\nnitrogen' }),
};

const trial: Required<Trial> = {
  questionText: sample.questionText,
  markSchemeAnswer: sample.markSchemeAnswer,
  maxMark: sample.maxMark,
  userAnswer: sample.userAnswer,
  synonyms: '',
};
const trialChanges: Changes<Trial, keyof Trial> = {
  userAnswer: (task) => ({ ...task, userAnswer: 'Oxygen.' }),
  questionText: (task) => ({ ...task, questionText: 'What do plants do with light?' }),
  markSchemeAnswer: (task) => ({ ...task, markSchemeAnswer: 'they need light (2)' }),
  maxMark: (task) => ({ ...task, maxMark: 3 }),
  synonyms: (task) => ({ ...task, synonyms: 'oxygen = O2' }),
};

/** Finds what is sent to a marker for marking and trials; takes a hundred milliseconds. */
export function findMarkingUses(marker: Pick<MarkerConfig, 'kind' | 'seesImages'>): Sent[] {
  const build = (task: MarkingTask) => buildSent(marker, task);
  const buildTrial = (task: Trial) => build(toTrialTask(task));
  return [
    {
      use: 'marking',
      fields: findSent<MarkingTask, MarkingField>(sample, {
        build,
        changes,
        words: markingFieldWords,
      }),
      example: textOf(build(sample)),
    },
    {
      use: 'trial',
      fields: findSent(trial, { build: buildTrial, changes: trialChanges, words: trialFieldWords }),
      example: textOf(buildTrial(trial)),
    },
  ];
}

/** Builds everything that is sent for one answer, with the code that sends it. */
function buildSent(
  { kind, seesImages }: Pick<MarkerConfig, 'kind' | 'seesImages'>,
  task: MarkingTask,
) {
  if (kind === 'remote-service') return toSubmission(task);
  const seen = seesImages ? task : { ...task, images: [] };
  const prompt = buildHiddenPrompt(seen, readRubric(seen), () => 'a-code-made-by-chance');
  const { instructions, content } = toRequest(seen, prompt);
  return { instructions, content };
}

function textOf(sent: ReturnType<typeof buildSent>): string {
  if (!('instructions' in sent)) return JSON.stringify(sent, null, 2);
  const { instructions, content } = sent;
  const parts = typeof content === 'string' ? [content] : content.map(partOf);
  return [instructions, ...parts].join('\n\n');
}

const partOf = (part: object): string =>
  'text' in part && typeof part.text === 'string' ? part.text : '(the image)';
