import { nameFullMark } from '../../../../../shared/mark-feedback.ts';
import { choose, countMarks, joinList, presentQuote } from './phrases.ts';
import { SENTENCES, type FeedbackLanguage } from './feedback-language.ts';

/** The input for feedback. */
export interface FeedbackMaterial {
  /** A whole number between 0 and maxMark. */
  marks: number;
  maxMark: number;
  /** Whole clauses of the answer that certainly earned marks, best first. */
  quotes: readonly string[];
  /** Sentences on findings in numbers, equations and terms. */
  remarks: readonly string[];
  /** A sentence on what is missing, or null. */
  hint: string | null;
  /** Whether the mark is in doubt: then the feedback says nothing beyond it. */
  isDoubtful: boolean;
  instructsMarker: boolean;
  /** The language of the quiz. */
  language: FeedbackLanguage;
  /** Chooses between wordings; the same key gives the same wording. */
  key: string;
}

/** Spec section 4: feedback for an answer that was not given. */
export const UNANSWERED_FEEDBACK = 'You did not answer this question.';

/** For schemes that only a person can apply. */
export const CANNOT_JUDGE_FEEDBACK = 'Your teacher will mark this answer.';

const MOST_QUOTES = 2;
const MOST_REMARKS = 2;

function score({ marks, maxMark, key, isDoubtful }: FeedbackMaterial): string {
  if (marks === maxMark) {
    const earned = `you earned ${nameFullMark(maxMark)}.`;
    if (isDoubtful) return `Y${earned.slice(1)}`;
    return choose([`Well done: ${earned}`, `Good work: ${earned}`], key);
  }
  if (marks > 0) return `You earned ${marks} of ${countMarks(maxMark)}.`;
  return 'This answer does not earn a mark yet.';
}

/** Says what was counted, which is true even if a teacher would count differently. */
function credit({ quotes, marks, key }: FeedbackMaterial): string {
  const shown = [...new Set(quotes)].slice(0, MOST_QUOTES).map((quote) => presentQuote(quote));
  if (shown.length === 0) return '';
  const words = joinList(shown);
  return marks === 1
    ? choose([`Your mark is for ${words}.`, `These words earned the mark: ${words}.`], key)
    : choose([`You earned marks for ${words}.`, `These words earned marks: ${words}.`], key);
}

const NOTE_TO_MARKER = 'Please write only your answer here: notes to the marker do not count.';

function inEnglish(material: FeedbackMaterial): string[] {
  const { marks, maxMark, isDoubtful, remarks, hint } = material;
  if (isDoubtful) return [score(material)];
  if (marks === maxMark) return [score(material)];
  return [
    score(material),
    credit(material),
    ...[...new Set(remarks)].slice(0, MOST_REMARKS),
    hint ?? '',
  ];
}

function inOther({ language, marks, maxMark }: FeedbackMaterial): string {
  if (language === 'en' || language === 'other') return `${marks}/${maxMark}`;
  const sentences = SENTENCES[language];
  if (marks === maxMark) return maxMark === 1 ? sentences.one : sentences.full;
  return marks === 0 ? sentences.none : sentences.part(marks, maxMark);
}

/**
 * Writes feedback to the student: kind, short, and without revealing the scheme. It acknowledges
 * full marks, says only the mark if that is in doubt, and is in the language of the quiz.
 */
export function writeFeedback(material: FeedbackMaterial): string {
  const { language, instructsMarker } = material;
  const sentences = language === 'en' ? inEnglish(material) : [inOther(material)];
  const note = instructsMarker && language === 'en' ? NOTE_TO_MARKER : '';
  return [...sentences, note].filter((sentence) => sentence !== '').join(' ');
}
