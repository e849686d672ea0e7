import { directiveItems } from '../lines/read-directive.ts';
import { lastPoint, pointsOf, type Draft, type PointDraft } from './draft.ts';
import { contains, POINT_NAME, pointCalled } from './find-named.ts';

const GIVEN = String.raw`(?:awarded|given|scored|credited|allowed|available|gained|earned)`;
/** "MP3 only if MP2 given", "mark dependent on the first", "M2 cannot be awarded without M1". */
const NEEDS = new RegExp(
  String.raw`^(.{0,40}?)\b(?:(?:(?:is|are)\s+)?(?:only\s+)?dep(?:\.|endent|endant|ends)?\s+(?:up)?on|(?:is\s+)?conditional\s+(?:up)?on|(?:(?:can|may)\s+)?(?:be\s+)?(?:${GIVEN}\s+)?only\s+(?:be\s+)?(?:${GIVEN}\s+)?(?:if|when)|(?:can\s?not|(?:is|are|will|should|may|must|does|do)\s+not)\s+(?:be\s+)?(?:${GIVEN}|score|count)\s+(?:without|unless|if\s+not)|(?:requires|needs))\s+(.{2,80}?)[.;]?$`,
  'i',
);
const NOTED = /^(?:notes?|n\.?b\.?)\s*:?\s+/i;
const OF_THIS =
  /^\(?(?:(?:oe|o\.e\.|cao|cso|awrt)\b[\s,;:–-]*)?(?:award|this|the|a)?\s*(?:mark|point|[MABE]\s?\d)?\s*(?:is|can|may)?\s*$/i;
const NAMED = new RegExp(String.raw`^${POINT_NAME}\s*(?:is|can|may|to\s+be|should\s+be)?\s*$`, 'i');
const IS_GIVEN = String.raw`(?:\s+(?:is|has\s+been|was|are|being|have\s+been)?\s*(?:also\s+)?(?:given|awarded|scored|earned|gained|seen|correct|achieved|credited|mentioned|stated))`;
const NEEDED = new RegExp(String.raw`^${POINT_NAME}${IS_GIVEN}?$`, 'i');
const THE_ONE_BEFORE = new RegExp(
  String.raw`^(?:the\s+)?(previous|first|1st)(?:\s+(?:mark|one|point|[MAB]\s?\d))?${IS_GIVEN}?$`,
  'i',
);
const WORDS = new RegExp(String.raw`^(.+?)${IS_GIVEN}?$`, 'i');

function findOwner(draft: Draft, said: string): PointDraft | undefined {
  const name = NAMED.exec(said);
  if (name !== null) return pointCalled(draft, name.slice(1));
  return OF_THIS.test(said) ? lastPoint(draft) : undefined;
}

function findNeeded(draft: Draft, said: string, owner: PointDraft): PointDraft | undefined {
  const points = pointsOf(draft);
  const place = THE_ONE_BEFORE.exec(said)?.[1];
  if (place !== undefined)
    return /^prev/i.test(place) ? points[points.indexOf(owner) - 1] : points[0];
  const name = NEEDED.exec(said);
  if (name !== null) return pointCalled(draft, name.slice(1));
  // "MP2 dependent on litmus / indicator paper": the point that mentions it.
  const words = directiveItems(WORDS.exec(said)?.[1] ?? said);
  return points.find((point) => point !== owner && words.some((item) => contains(point, item)));
}

/** "MP2 dependent on MP1. Allow multiples.": any of the sentences may state a dependency. */
const BETWEEN_SENTENCES = /(?<!\b(?:dep|e\.g|i\.e|eg|ie))[.;]\s+/;

/**
 * Reads the parts of a remark that make one point depend on another. Returns the rest of the
 * remark, or null if it states no dependency.
 */
export function readNeeds(draft: Draft, remark: string): string | null {
  const sentences = remark.split(BETWEEN_SENTENCES);
  const left = sentences.filter((sentence) => !readNeed(draft, sentence));
  return left.length === sentences.length ? null : left.join('. ');
}

/**
 * Reads a remark that makes one point depend on another ("M2 dep on M1"), and records it on the
 * point. Returns false if it states no dependency, or names points that cannot be found.
 */
function readNeed(draft: Draft, remark: string): boolean {
  const bare = remark.replace(/^\((.*)\)$/, '$1').replace(NOTED, '');
  const [, of = '', on = ''] = NEEDS.exec(bare) ?? [];
  const owner = on === '' ? undefined : findOwner(draft, of.trim());
  const needed = owner === undefined ? undefined : findNeeded(draft, on.trim(), owner);
  if (owner === undefined || needed === undefined || needed === owner) return false;
  owner.needs = needed;
  return true;
}
