import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ConfirmedAnswer, MarkingTask } from '../engine/marker.ts';
import { chooseExamples } from './choose-examples.ts';
import { countMarks } from '../engine/feedback/phrases.ts';
import { isAccuracyOfLanguage } from '../engine/scheme/accuracy-of-language.ts';
import { describeReaders } from './describe-readers.ts';
import { HASHED_TASK } from './known-rubrics.ts';
import type { Rubric, RubricPoint } from './rubric.ts';

/** The prompt sent to a model. The question comes first, so that providers can cache it. */
export interface MarkingPrompt {
  instructions: string;
  /** Identical for all answers to a question. */
  question: string;
  answer: string;
}

/** Reads the instructions for every model from a file that a teacher can read. */
const readPrompt = (name: string): string =>
  readFileSync(new URL(`prompts/${name}.md`, import.meta.url), 'utf8').trim();
const INSTRUCTIONS = { points: readPrompt('marking'), levels: readPrompt('levels') };

const CODE_BYTES = 8;

/**
 * Returns a random code for each call that no text contains, so that no text can imitate its own
 * end.
 */
function makeCode(...texts: string[]): string {
  for (;;) {
    const code = randomBytes(CODE_BYTES).toString('hex');
    if (!texts.some((text) => text.includes(code))) return code;
  }
}

function fence(text: string, code: string): string {
  return `-----${code}-----\n${text}\n-----${code}-----`;
}

function listAll(label: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`   ${label}: ${items.join('; ')}`];
}

function kindOf({ kind, text }: RubricPoint): string[] {
  if (isAccuracyOfLanguage(text)) return ['accuracy of language'];
  return kind === 'statement' ? [] : [kind];
}

function describePoint(point: RubricPoint): string {
  const others = point.statements.filter((text) => text !== point.text);
  const conditions = [
    ...(point.keyWords.length > 0 ? [`only with these words: ${point.keyWords.join(', ')}`] : []),
    ...point.partial.map(({ text, marks }) => `${text} earns ${countMarks(marks)} of it`),
    ...(point.carriesErrors ? ['an error from before may be carried forward'] : []),
    ...(point.isExact ? ['this answer only, nothing carried forward'] : []),
  ];
  return [
    `${point.number}. (${countMarks(point.marks)}) ${point.text}`,
    ...listAll('kind', kindOf(point)),
    ...listAll('or', others),
    ...listAll('also accept', point.standIns),
    ...listAll('ignore', point.ignored),
    ...listAll('do not award with', point.rejected),
    ...listAll('condition', conditions),
  ].join('\n');
}

function describeRubric({ groups, conditions, notes, levels }: Rubric): string {
  const lists = groups.map(({ cap, points }) => {
    const limit =
      cap === null ? [] : [`The points below give at most ${countMarks(cap)} together.`];
    return [...limit, ...points.map(describePoint)].join('\n');
  });
  const bands = levels.map(({ number, to, text }) => `${number}. (${countMarks(to)}) ${text}`);
  return [
    ...(levels.length > 0 ? bands : lists),
    ...conditions.map((condition) => `Condition: ${condition}`),
    ...notes.map((note) => `Note: ${note.replace(/^notes?:\s*/i, '')}`),
  ].join('\n');
}

function describeConfirmed(
  examples: readonly ConfirmedAnswer[],
  { groups }: Rubric,
  code: string,
): string[] {
  if (examples.length === 0) return [];
  const all = groups.flatMap(({ points }) => points);
  const described = examples.map(({ userAnswer, markAwarded, points = [] }) => {
    const each = points.flatMap(({ point, marksAwarded }) => {
      const number = all.find(({ text }) => text === point)?.number;
      return number === undefined ? [] : [`point ${number}: ${marksAwarded}`];
    });
    const detail = each.length === 0 ? '' : ` (${each.join(', ')})`;
    return `${fence(userAnswer, code)}\nMarks: ${markAwarded}${detail}`;
  });
  return [
    `The teacher has marked these other answers to the same question. Judge as the teacher does.\n\n${described.join('\n\n')}`,
  ];
}

/** Builds the prompt for a task; nothing in it reveals whose answer it is. */
export function buildPrompt(task: MarkingTask, rubric: Rubric, codeOf = makeCode): MarkingPrompt {
  const { questionText, markSchemeAnswer, maxMark, userAnswer, synonyms = [] } = task;
  const same = synonyms.map((group) => group.join(' = '));
  const hasLevels = rubric.levels.length > 0;
  const question = [
    describeReaders(task).join('\n'),
    `Question (${countMarks(maxMark)}):\n${questionText}`,
    `Mark scheme:\n${markSchemeAnswer}`,
    `${hasLevels ? 'Levels' : 'Points'}:\n${describeRubric(rubric)}`,
    ...(same.length === 0 ? [] : [`Words that mean the same here:\n${same.join('\n')}`]),
  ].join('\n\n');
  const examples = chooseExamples(task);
  const code = codeOf(userAnswer, ...examples.map((example) => example.userAnswer));
  const answer = [
    ...describeConfirmed(examples, rubric, code),
    `The answer to mark:\n${fence(userAnswer, code)}`,
  ].join('\n\n');
  return { instructions: INSTRUCTIONS[hasLevels ? 'levels' : 'points'], question, answer };
}

/** Identifies prompt and model: the hash changes with every change of either. */
export function hashPrompt(markerName: string, passes: number): string {
  const { task, rubric } = HASHED_TASK;
  const prompt = buildPrompt(task, rubric, () => 'code');
  const text = JSON.stringify([prompt, INSTRUCTIONS, markerName, passes]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
