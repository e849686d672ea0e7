import { languageOf } from '../engine/feedback-language.ts';
import { clauseAround } from '../engine/feedback-quotes.ts';
import type { MarkingTask } from '../engine/marker.ts';
import { writeFeedback } from '../engine/write-feedback.ts';
import { isHeldBack, plainFeedback } from './feedback-text.ts';
import type { RubricPoint } from './rubric.ts';

const MAX_CHARACTERS = 600;
/** Shorter words ("air") stand in any text. */
const MIN_CHARACTERS = 4;

/** A point with what was made of it. */
export interface JudgedPoint {
  point: RubricPoint;
  marks: number;
  quote: string | null;
}

interface FeedbackSources {
  task: MarkingTask;
  points: readonly JudgedPoint[];
  /** What the model wrote. */
  written: string;
  instructsMarker: boolean;
}

/** What a student may read, and whether what the model wrote was held back for it. */
export interface ChosenFeedback {
  feedback: string;
  isWithheld: boolean;
}

/**
 * The model's feedback as plain text, unless it has none, says what no teacher would sign, gives a
 * missing point away, or came about under the student's own instructions: then feedback that the
 * marks alone decide.
 */
export function chooseFeedback(sources: FeedbackSources): ChosenFeedback {
  const { task, points, written, instructsMarker } = sources;
  const text = shorten(plainFeedback(written));
  const isWithheld = isHeldBack(written, task.questionText);
  const isFit = text !== '' && !isWithheld && !instructsMarker && !givesAway(text, task, points);
  return { feedback: isFit ? text : writeOwn(sources), isWithheld };
}

function writeOwn({ task, points, instructsMarker }: FeedbackSources): string {
  const marks = points.reduce((sum, point) => sum + point.marks, 0);
  return writeFeedback({
    marks,
    maxMark: task.maxMark,
    quotes: points.flatMap(({ quote, marks: given }) => {
      const at = quote === null || given === 0 ? -1 : task.userAnswer.indexOf(quote);
      if (quote === null || at < 0) return [];
      return clauseAround(task.userAnswer, at, at + quote.length) ?? [];
    }),
    remarks: [],
    hint: null,
    isDoubtful: false,
    instructsMarker,
    language: languageOf(task.questionText),
    key: task.userAnswer,
  });
}

/** Cuts after the last sentence that fits. */
function shorten(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  return /^.*[.!?](?=\s|$)/s.exec(text.slice(0, MAX_CHARACTERS))?.[0] ?? '';
}

const fold = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Whether the words of a point that was not earned stand there, and the student has not seen them. */
function givesAway(text: string, task: MarkingTask, points: readonly JudgedPoint[]): boolean {
  const feedback = fold(text);
  const known = fold(`${task.questionText} ${task.userAnswer}`);
  return points
    .filter(({ marks }) => marks === 0)
    .flatMap(({ point }) => point.statements)
    .map(fold)
    .some(
      (statement) =>
        statement.trim().length >= MIN_CHARACTERS &&
        feedback.includes(statement) &&
        !known.includes(statement),
    );
}
