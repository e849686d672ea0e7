import { languageOf } from '../engine/feedback/feedback-language.ts';
import { clauseAround } from '../engine/feedback/quotes.ts';
import type { MarkingTask } from '../engine/marker.ts';
import { writeFeedback } from '../engine/feedback/write-feedback.ts';
import { isHeldBack, plainFeedback } from './feedback-text.ts';
import { reveals } from './reveals.ts';
import type { RubricPoint } from './rubric.ts';

const MAX_CHARACTERS = 600;

/** A point with its judgement. */
export interface JudgedPoint {
  point: RubricPoint;
  marks: number;
  quote: string | null;
}

interface FeedbackSources {
  task: MarkingTask;
  markAwarded: number;
  points: readonly JudgedPoint[];
  /** The model's feedback. */
  written: string;
  instructsMarker: boolean;
}

/** The feedback for the student, and whether the model's own feedback was withheld. */
export interface ChosenFeedback {
  feedback: string;
  isWithheld: boolean;
}

/**
 * Returns the model's feedback as plain text. Uses feedback based on the marks alone instead if the
 * model's is empty, says something no teacher would sign, gives a missing point away, is in a
 * different language from the quiz, or follows instructions in the student's answer.
 */
export function chooseFeedback(sources: FeedbackSources): ChosenFeedback {
  const { task, points, written, instructsMarker } = sources;
  const text = shorten(plainFeedback(written));
  const isWithheld = isHeldBack(written, task.questionText);
  const isSafe = !isWithheld && !instructsMarker && !givesAway(text, task, points);
  const isFit = text !== '' && isSafe && !isForeign(text, task.questionText);
  return { feedback: isFit ? text : writeOwn(sources), isWithheld };
}

function writeOwn({ task, markAwarded, points, instructsMarker }: FeedbackSources): string {
  return writeFeedback({
    marks: markAwarded,
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

/** True if the language is recognised and is not the quiz's. */
function isForeign(text: string, questionText: string): boolean {
  const language = languageOf(text);
  return language !== 'en' && language !== 'other' && language !== languageOf(questionText);
}

/** Cuts after the last sentence that fits. */
function shorten(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  return /^.*[.!?](?=\s|$)/s.exec(text.slice(0, MAX_CHARACTERS))?.[0] ?? '';
}

/** True if it says what a point that was not fully earned asks for, or copies the scheme. */
function givesAway(
  text: string,
  { questionText, userAnswer, markSchemeAnswer }: MarkingTask,
  points: readonly JudgedPoint[],
): boolean {
  const missing = points
    .filter(({ point, marks }) => marks < point.marks)
    .flatMap(({ point }) => [...point.statements, ...point.standIns]);
  return reveals(text, { known: `${questionText} ${userAnswer}`, missing, markSchemeAnswer });
}
