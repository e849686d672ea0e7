import { pointsOf, type Draft, type PointDraft } from './draft.ts';
import { readUnknown } from '../lines/read-condition.ts';

/**
 * "Final answer must be a whole number.", "'Falls into the sea' is not sufficient": addressed to
 * markers.
 */
const TELLS_MARKER =
  /\b(?:must|required|needed|ignored?|(?:in)?sufficient|penali[sz]\w*|condoned?|implie[sd]|cao|reward(?:ed)?|credit(?:ed)?|award(?:ed)?|(?:any|this) order|repetition|pseudocode|may be (?:in|written|used)|is not (?:an?|support|enough))\b/i;

const isOfList = ({ isListed, marks, label }: PointDraft): boolean =>
  isListed || marks !== null || label !== null;

/**
 * Turns an unlisted line about answers into a remark if it is below a list that accounts for all
 * marks.
 */
export function demoteRemarks(draft: Draft, maxMark: number): void {
  const points = pointsOf(draft);
  const listed = points.filter((point) => isOfList(point));
  const worth = listed.reduce((sum, { marks }) => sum + (marks ?? 1), 0);
  const last = listed.at(-1);
  if (last === undefined || listed.length < 2 || worth < maxMark) return;
  const isRemark = (point: PointDraft): boolean =>
    point.line > last.line && !isOfList(point) && TELLS_MARKER.test(point.text);
  const remarks = points.filter((point) => isRemark(point));
  for (const group of draft.groups)
    group.points = group.points.filter((point) => !remarks.includes(point));
  draft.groups = draft.groups.filter((group) => group.points.length > 0);
  for (const { text, line } of remarks) {
    const condition = readUnknown(text, line);
    if (condition !== null) draft.conditions.push(condition);
    draft.notes.push(text);
  }
}
