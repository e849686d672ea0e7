import { isLimited, pointsOf, type Draft, type PointDraft } from './draft.ts';
import { isOfAnswers } from '../lines/marking-talk.ts';

/** Settles lines that have a mark but are not points: the mark is for what follows them. */

function remove(draft: Draft, gone: ReadonlySet<PointDraft>): void {
  for (const group of draft.groups) group.points = group.points.filter((point) => !gone.has(point));
  draft.groups = draft.groups.filter((group) => group.points.length > 0);
}

/** "One for each idea, in any order", "one each, owtte": how a question's marks are shared out. */
const SHARES_MARKS = /^(?:one|1|each)?\s*(?:for\s+)?each\b/i;

/** Makes "3 marks, one for each idea" above ideas without marks the limit of their group. */
function lowerSpokenTotal(draft: Draft, maxMark: number): void {
  const points = pointsOf(draft);
  const [spoken, ...marked] = points.filter(({ marks }) => marks !== null);
  const isTotal = spoken?.marks === maxMark && marked.length === 0 && points.length > maxMark;
  if (spoken === undefined || !isTotal || maxMark < 2 || !SHARES_MARKS.test(spoken.text)) return;
  remove(draft, new Set([spoken]));
  draft.notes.push(spoken.text);
  const [group] = draft.groups;
  if (group !== undefined && draft.groups.length === 1 && !isLimited(group))
    group.markLimit = maxMark;
}

const MOST_UNDER_ONE = 2;

/** Returns the points without a mark between a heading and the next point that has one. */
function pointsUnder(heading: PointDraft, points: readonly PointDraft[]): PointDraft[] {
  const behind = points.slice(points.indexOf(heading) + 1);
  const next = behind.findIndex(({ marks }) => marks !== null);
  return next === -1 ? behind : behind.slice(0, next);
}

/**
 * Moves the mark of "Advantage (1)" to the unmarked lines below it ("e.g. cheap / quick"): any of
 * them earns it.
 */
function fillHeadings(draft: Draft): void {
  const headed = draft.groups.flatMap(({ points }) =>
    points
      .filter(({ marks, text }) => marks !== null && isOfAnswers(text))
      .map((heading) => ({ heading, under: pointsUnder(heading, points) })),
  );
  const isOne = headed.length === 1;
  // "Feature named (1) + detail (1)" says what each of the points below is worth.
  if (headed.some(({ under }) => under.length === 0 || (isOne && under.length > MOST_UNDER_ONE)))
    return;
  for (const { heading, under } of headed) {
    heading.text = under.map(({ text }) => text).join(' / ');
    heading.statements = under.flatMap(({ statements }) => statements);
    heading.standIns.push(...under.flatMap(({ standIns }) => standIns));
    heading.rejected.push(...under.flatMap(({ rejected }) => rejected));
    heading.ignored.push(...under.flatMap(({ ignored }) => ignored));
  }
  remove(draft, new Set(headed.flatMap(({ under }) => under)));
}

/** Settles headings and sums that have a mark of the points below them. */
export function settleHeadings(draft: Draft, maxMark: number): void {
  lowerSpokenTotal(draft, maxMark);
  fillHeadings(draft);
}
