import { WEAK_BELOW_PERCENT } from '../../../../shared/business-rules.ts';
import { isUnanswered } from '../../../../shared/unanswered.ts';
import type { Reteach } from '../../../../shared/contract/quiz-results.ts';
import type { AreaRow, ExplainedAnswerRow } from './reteach-queries.ts';

const QUOTES_PER_POINT = 3;
const QUOTE_CHARACTERS = 160;
/** Shorter words are more often words than names. */
const MIN_NAME_CHARACTERS = 3;

/**
 * Returns a few answers that can be read out in class: different, short, and without students'
 * names, addresses, or numbers that could be used to call someone.
 */
export function pickQuotes(answers: readonly string[], names: readonly string[]): string[] {
  const isName = nameFinder(names);
  const seen = new Set<string>();
  const quotes: string[] = [];
  for (const answer of answers) {
    const quote = shorten(withoutNames(answer, isName));
    const key = quote.toLowerCase();
    if (isUnanswered(answer) || seen.has(key)) continue;
    seen.add(key);
    quotes.push(quote);
    if (quotes.length === QUOTES_PER_POINT) break;
  }
  return quotes;
}

function nameFinder(names: readonly string[]): (word: string) => boolean {
  const parts = names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
  const known = new Set(parts.filter((part) => part.length >= MIN_NAME_CHARACTERS));
  return (word) => known.has(word.toLowerCase());
}

function withoutNames(answer: string, isName: (word: string) => boolean): string {
  return answer
    .replaceAll(/\S+@\S+/g, '[…]')
    .replaceAll(/\+?\d[\d ]{7,}\d/g, '[…]')
    .replaceAll(/[\p{L}\p{M}]+/gu, (word) => (isName(word) ? '[name]' : word));
}

function shorten(answer: string): string {
  const line = answer.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= QUOTE_CHARACTERS) return line;
  const cut = line.slice(0, QUOTE_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), QUOTE_CHARACTERS / 2))}…`;
}

/**
 * The group of the scheme that a point belongs to, and the most that the group gives; null means no
 * limit.
 */
export interface SchemePoint {
  point: string;
  group: number;
  cap: number | null;
  /**
   * The alternative route that it belongs to, of which only the best counts; null if there are no
   * alternatives.
   */
  route: number | null;
}

/** How often a point of a mark scheme was missed, and what the students who missed it wrote. */
export interface MissedPoint {
  questionId: string;
  point: string;
  judged: number;
  missed: number;
  answers: string[];
}

/**
 * Counts how often the points of a quiz's schemes were missed, the most missed first. An option of
 * "any two from" is missed only by students who lacked marks there, and a step only on the route
 * that counts. A student with full marks missed nothing. Points that an edited scheme no longer has
 * are not counted.
 */
export function countMissed(
  answers: readonly ExplainedAnswerRow[],
  schemeOf: (questionId: string) => readonly SchemePoint[],
): MissedPoint[] {
  const counts = new Map<string, MissedPoint>();
  for (const answer of answers) {
    const { questionId, userAnswer, isHeld, isSchemeEdited } = answer;
    const scheme = schemeOf(questionId);
    const isMissed = missedIn(answer, scheme);
    for (const { point, marksAvailable } of answer.points) {
      const isGone = isSchemeEdited && !scheme.some((each) => each.point === point);
      if (marksAvailable === 0 || isGone) continue;
      const key = JSON.stringify([questionId, point]);
      const known = counts.get(key) ?? { questionId, point, judged: 0, missed: 0, answers: [] };
      counts.set(key, known);
      known.judged += 1;
      if (!isMissed(point)) continue;
      known.missed += 1;
      if (!isHeld) known.answers.push(userAnswer);
    }
  }
  return [...counts.values()].toSorted(
    (one, other) => other.missed - one.missed || one.judged - other.judged,
  );
}

/** A mark with the points that it was given for. */
type ExplainedMark = Pick<ExplainedAnswerRow, 'mark' | 'maxMark' | 'points'>;

/** Returns the points that cost an answer marks, by the same rule as `countMissed`. */
export function listMissed(
  answer: ExplainedMark,
  scheme: readonly SchemePoint[],
): ExplainedMark['points'] {
  const isMissed = missedIn(answer, scheme);
  return answer.points.filter(({ point, marksAvailable }) => marksAvailable > 0 && isMissed(point));
}

/** Returns a test for which points an answer missed. */
function missedIn(
  { mark, maxMark, points }: ExplainedMark,
  scheme: readonly SchemePoint[],
): (point: string) => boolean {
  if (mark >= maxMark) return () => false;
  const rules = new Map(scheme.map((each) => [each.point, each]));
  const byPoint = new Map(points.map((each) => [each.point, each]));
  const earned = (isOf: (rule: SchemePoint | undefined) => boolean) =>
    points
      .filter(({ point }) => isOf(rules.get(point)))
      .reduce((sum, { marksAwarded }) => sum + marksAwarded, 0);
  const earnedOn = (route: number) => earned((rule) => rule?.route === route);
  const best = Math.max(0, ...scheme.map(({ route }) => (route === null ? 0 : earnedOn(route))));
  return (point) => {
    const judged = byPoint.get(point);
    const rule = rules.get(point);
    // A zero means that nothing was earned, whatever points the marker found.
    if (mark === 0) return true;
    if (judged === undefined || judged.marksAwarded >= judged.marksAvailable) return false;
    if (rule === undefined) return true;
    if (rule.route !== null && earnedOn(rule.route) < best) return false;
    return rule.cap === null || earned((each) => each?.group === rule.group) < rule.cap;
  };
}

const OPENING =
  /^(?:the\s+)?(?:(?:correct|right|final)\s+answers?(?:\s+of|\s+is|\s*:)?|answers?(?:\s+of|\s+is|\s*:))\s+/i;
const WORTH = /[\s,;:–-]*\b(?:scores?|gains?|earns?|gets?|is worth|for)\s+\d+(?:\s+marks?)?\.?$/i;

/** Returns the idea of a point without its marks: "Correct answer 12 N scores 3". */
export function nameIdea(point: string, questionText: string): string {
  const idea = point.replace(WORTH, '').replace(OPENING, '').trim();
  return idea === '' || /^(?:the )?(?:correct )?answer$/i.test(idea) ? questionText : idea;
}

/**
 * Summarises the areas of a quiz, weakest first, each with the students who need it. Spec codes are
 * kept apart by subject, because the same code may mean another topic in another subject.
 */
export function summariseAreas(rows: readonly AreaRow[]): Reteach['areas'] {
  const byArea = Map.groupBy(rows, ({ subject, specCode, topic }) =>
    JSON.stringify([subject, specCode, topic]),
  );
  return [...byArea.values()]
    .map((ofCode) => ({
      subject: ofCode[0]?.subject ?? '',
      specCode: ofCode[0]?.specCode ?? '',
      topic: ofCode[0]?.topic ?? '',
      percent: percentOf(ofCode),
      judged: ofCode.length,
      needIt: ofCode
        .filter((row) => percentOf([row]) < WEAK_BELOW_PERCENT)
        .map(({ userId, displayName }) => ({ userId, displayName })),
    }))
    .toSorted((one, other) => one.percent - other.percent);
}

/** Returns the areas worth a follow-up quiz: those under 60 %, or the weakest if there are none. */
export function weakAreas(areas: Reteach['areas']): Reteach['areas'] {
  const weak = areas.filter((area) => area.percent < WEAK_BELOW_PERCENT);
  return weak.length > 0 ? weak : areas.slice(0, 1);
}

/**
 * Returns the mean percentage of the available marks; with no marks available, nothing is missing.
 */
function percentOf(rows: readonly AreaRow[]): number {
  const mark = rows.reduce((sum, row) => sum + row.mark, 0);
  const maxMark = rows.reduce((sum, row) => sum + row.maxMark, 0);
  return maxMark === 0 ? 100 : (mark / maxMark) * 100;
}
