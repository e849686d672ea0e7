import { counted } from '../counted.ts';
import type { UnjudgedReason } from '../contract/ai-analysis.ts';
/** The sentences of marking. Those from spec sections 4, 5 and 8 are word for word. */
export const markingMessages = {
  codeRequired: 'Please enter a quiz code!',
  loadFailed: 'Failed to load quiz responses. Please try again.',
  updateFailed: 'Failed to update mark. Please try again.',
  markFailed: 'Failed to mark responses with AI.',
  nothingToMark: 'No responses to mark!',
  confirmMarkAgain: 'All submissions are already marked, are you sure you want to mark again?',
  bulkRefused:
    'The blind marks do not show enough agreement on this question, so its marks cannot be accepted in bulk. Open them one by one, or continue in Ten first.',
  demandSaved: 'Saved. It applies to every quiz from now on.',
  demandFailed: 'Failed to save. Please try again.',
  blindFailed: 'Failed to save this mark. Please try again.',
  sampleFailed: 'Failed to load the answers to mark first. Please try again.',
  allDecided: 'Every mark is in ink or questioned by its student. Nothing was marked again.',
  /** Shown before a run that replaces marks. */
  seenAtOnce: 'Students see these marks and will see the new ones at once.',
  complete: 'AI grading complete! All submissions were processed successfully.',
  measured:
    'Every answer is in ink. The AI was measured against the blind marks, and no mark was changed.',
  noMatch: 'No students match your search criteria.',
  nothingLoaded: 'Enter a quiz code and click "Load Responses" to view student submissions.',
  alreadyRunning: 'This quiz is already being marked. Please wait for that run to finish.',
  markedMeanwhile: 'Someone else has changed this mark in the meantime. Please look at it again.',
  notBlind: 'This answer was decided with the AI’s mark in view. Please go on to the next.',
  answeredMeanwhile: 'The student has changed this answer in the meantime. Please mark it again.',
  noDataToDownload: 'No data to download.',
  allowanceUsedUp: 'This month’s allowance of responses is used up.',
  lessonNotYours:
    'This added a line to the mark scheme of a colleague’s question. Only they or an administrator can undo it. You can still change each mark.',
  decisionStale: 'These marks have since changed, so they can no longer be undone together.',
  nothingMarkedYet: 'No answer in this quiz is marked yet.',
  nothingToCheck: 'Nothing to check. Every mark looks sound.',
  historyFailed: 'Failed to load the history of this mark. Please try again.',
  markerLoadFailed: 'Failed to load the marker’s settings. Please try again.',
  runsFailed: 'Failed to load the marking runs. Please try again.',
  teachesNothing:
    'This question is marked exactly, by its right answers. To change them, edit the question.',
  teachFailed: 'Failed to change the mark scheme. Please try again.',
  markerUnavailable: 'The marker cannot be reached at the moment. Please try again.',
  markerRefusesKey: 'The marker refuses the key. Please check MARKER_API_KEY.',
  markerUnknownModel: 'The marker does not know this model. Please check MARKER_MODEL.',
  markerRefused: 'The marker rejected the request.',
  markerBusy: 'The marker is too busy at the moment. Please try again later.',
  markerTimedOut: 'The marker did not answer in time. Please try again.',
  markerUnusable: 'The marker’s reply could not be read. Try another model.',
  markerFiltered: 'The marker’s content filter stopped this text.',
  runFailed: 'Marking stopped because of a fault on the server. Please start it again.',
  lateAnswer: 'These words came after the deadline, because the server was away.',
  nothingBefore: 'The server had no earlier answer.',
  lateMember: 'after an outage',
} as const;

/** The second choice before a teacher's decisions are marked again. */
export function markDecidedToo(decided: number): string {
  return decided === 1
    ? 'Also re-mark the 1 answer whose mark is in ink or was questioned by its student. Otherwise it stays as it is.'
    : `Also re-mark the ${decided} answers whose marks are in ink or were questioned by their students. Otherwise they stay as they are.`;
}

/** Asked before a run replaces pencil marks that students see. */
export function confirmRenewPencil(pencil: number): string {
  const what =
    pencil === 1
      ? '1 answer with a mark in pencil is marked again.'
      : `${pencil} answers with a mark in pencil are marked again.`;
  return `${what} ${markingMessages.seenAtOnce}`;
}

/** Returns the closing sentence of a marking run (spec section 8). */
export function markingRunClosing(failed: number): string {
  return failed === 0
    ? markingMessages.complete
    : `Grading completed with ${failed} failed submissions. The rest were graded successfully.`;
}

/** Returns the closing sentence of a marking run that the teacher stopped. */
export function markingRunStopped(marked: number, total: number): string {
  return `Marking was stopped. ${marked} of ${total} answers were marked.`;
}

interface RunEnd {
  left: number;
  remarked: number;
  moved: number;
  failed: number;
  marked: number;
  blank: number;
  failure: string | null;
}

/**
 * Returns the sentences next to a closing sentence: why answers failed, that blank ones need no
 * marker, how many are left to a teacher, and how many marks of an earlier run changed.
 */
export function markingRunReason(run: RunEnd): string {
  const { failed, marked, left, blank, failure } = run;
  const isExplained = failed > 0 || (marked === 0 && failure !== null);
  const failures = !isExplained ? [] : [failure ?? '', markingRunBlanks(blank, marked - left)];
  return [...failures, markingRunLeft(left), markingRunMoves(run)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Answers that the marker could not judge count as processed, but have no new mark. */
function markingRunLeft(left: number): string {
  if (left === 0) return '';
  return left === 1
    ? '1 answer has no new mark: only a teacher can judge it.'
    : `${left} answers have no new mark: only a teacher can judge them.`;
}

function markingRunMoves({ remarked, moved }: Pick<RunEnd, 'remarked' | 'moved'>): string {
  if (remarked === 0) return '';
  if (remarked === 1) {
    return `The answer that was marked again ${moved === 1 ? 'got a different mark' : 'kept its mark'}.`;
  }
  const kept = moved === 1 ? '1 got a different mark' : `${moved} got a different mark`;
  return `Of ${remarked} answers marked again, ${moved === 0 ? 'every one kept its mark' : kept}.`;
}

/**
 * Returns the sentence about blank answers, for a closing sentence that counts them among the
 * graded.
 */
function markingRunBlanks(blank: number, marked: number): string {
  if (blank === 0) return '';
  if (blank === marked) {
    return blank === 1
      ? 'Only a blank answer was graded, which gets 0 without the marker.'
      : 'All that were graded are blank answers, which get 0 without the marker.';
  }
  return `Of those graded, ${blank} ${blank === 1 ? 'is a blank answer, which gets' : 'are blank answers, which get'} 0 without the marker.`;
}

interface MarkerDetails {
  status?: number | undefined;
  said?: string | undefined;
  waitedMs?: number | undefined;
  retryAfterMs?: number | undefined;
}

/** Describes what a marker's server responded, in its own words, and how long it was waited for. */
export function markerDetails({ status, said, waitedMs, retryAfterMs }: MarkerDetails): string[] {
  const words = said === undefined ? '' : `: “${said}”`;
  const isAnswer = status !== undefined && status >= 300;
  return [
    isAnswer ? `The model answered ${status}${words}${stopAfter(said)}` : '',
    isAnswer || said === undefined ? '' : `${said}${stopAfter(said)}`,
    waitedMs === undefined || waitedMs < 1_000 ? '' : `It was asked again for ${inTime(waitedMs)}.`,
    waitedMs === undefined || retryAfterMs === undefined
      ? ''
      : `It asks for a pause of ${inTime(retryAfterMs)}.`,
  ].filter((sentence) => sentence !== '');
}

const stopAfter = (said = '') => (/[.!?]$/u.test(said) ? '' : '.');

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

function inTime(milliseconds: number): string {
  const [unit, name] =
    milliseconds >= 2 * HOUR_MS
      ? [HOUR_MS, 'hour']
      : milliseconds >= MINUTE_MS
        ? [MINUTE_MS, 'minute']
        : [SECOND_MS, 'second'];
  const count = Math.max(1, Math.round(milliseconds / unit));
  return counted(count, name);
}

/** Returns the sentence for a code without a quiz (spec section 8, Teacher views). */
export function noQuizFound(quizCode: string): string {
  return `No quiz found with code: ${quizCode}`;
}

/**
 * Says why marking is refused if the month's allowance is not enough. `renewsAt` is a time in UTC.
 */
export function allowanceRefusal(allowance: number, left: number, renewsAt: Date): string {
  const day = renewsAt.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const rest = left === 0 ? 'is used up' : `has only ${left} left, too few for these answers`;
  return `This month’s allowance of ${allowance} responses ${rest}. It renews on ${day}.`;
}

/** Why the built-in marker leaves a question or an answer to the teacher, and what can be done. */
export const unmarkableReasons: Readonly<Record<UnjudgedReason, { why: string; wayOn: string }>> = {
  'no-content': {
    why: 'its mark scheme has no points to look for.',
    wayOn: 'Write what earns a mark, one point a line.',
  },
  'teacher-notes': {
    why: 'its mark scheme refers to notes that are not there.',
    wayOn: 'Write the points of those notes here.',
  },
  levels: {
    why: 'its mark scheme describes levels, which only a person can judge.',
    wayOn: 'Mark it yourself, or connect a language model that proposes marks.',
  },
  'marks-unaccounted': {
    why: 'its mark scheme’s points give fewer marks than the question has.',
    wayOn: 'Add the missing points, or lower Max Mark.',
  },
  'not-understood': {
    why: 'its mark scheme sets a condition that the marker does not understand.',
    wayOn: 'Put it more simply, for example with Tidy.',
  },
  'answer-not-read': {
    why: 'the answer could not be read.',
    wayOn: 'Mark it yourself.',
  },
  language: {
    why: 'the answer is in a language that the marker does not read.',
    wayOn: 'Mark it yourself, or connect a language model.',
  },
  'content-filter': {
    why: 'the model’s content filter stopped it. It may contain something upsetting.',
    wayOn: 'Read it and mark it yourself.',
  },
};

/** Returns the feedback on pairs: how many were right, out of how many. */
export function pairsMatched(right: number, needed: number): string {
  if (right === needed) return 'Correct: you matched all the pairs.';
  return `You matched ${right} of the ${needed} pairs.`;
}

/** The feedback on a number or a short term. */
export const exactFeedback = {
  right: 'Correct.',
  partly: 'This earns some of the marks.',
  wrong: 'This is not the right answer.',
  misspelt: 'Correct, apart from a spelling slip.',
  unitMissing: 'The number is right; its unit is missing.',
  unitWrong: 'The number is right; its unit is not.',
  noNumber: 'No single number could be read in this answer.',
} as const;

/**
 * Returns the feedback on chosen options: how many right ones were found, out of how many, and
 * wrong ones too.
 */
export function rightOptionsChosen(found: number, needed: number, wrong: number): string {
  if (needed === 1)
    return found === 1 && wrong === 0 ? 'Correct.' : 'This is not the right option.';
  const right = `You chose ${found} of the ${needed} right options`;
  if (wrong === 0)
    return found === needed ? 'Correct: you chose all the right options.' : `${right}.`;
  return `${right}, and ${wrong} that ${wrong === 1 ? 'is' : 'are'} not right.`;
}
