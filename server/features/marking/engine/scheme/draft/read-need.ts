import { directiveItems } from '../lines/read-directive.ts';
import { lastPoint, pointsOf, type Draft, type PointDraft } from './draft.ts';
import { contains, POINT_NAME, pointCalled } from './find-named.ts';

const GIVEN = String.raw`(?:awarded|given|scored|credited|allowed|available|gained|earned)`;
/** "MP3 only if MP2 given", "mark dependent on the first", "M2 cannot be awarded without M1". */
const NEEDS = new RegExp(
  String.raw`^(.{0,40}?)\b(?:(?:(?:is|are)\s+)?(?:only\s+)?dep(?:\.|endent|endant|ends)?\s+(?:up)?on|(?:is\s+)?(?:conditional|consequential)\s+(?:up)?on|(?:(?:can|may)\s+)?(?:be\s+)?(?:${GIVEN}\s+)?only\s+(?:be\s+)?(?:${GIVEN}\s+)?(?:if|when)|(?:can\s?not|(?:is|are|will|should|may|must|does|do)\s+not)\s+(?:be\s+)?(?:${GIVEN}|score|count)\s+(?:without|unless|if\s+not)|(?:requires|needs))\s+(.{2,80}?)[.;]?$`,
  'i',
);
const NAME = String.raw`(?:(?:MP|[MABCEP]|mark\s|point\s)\s?\d|(?:the\s+)?(?:first|second|third|fourth|1st|2nd|3rd|4th)\s+(?:mark|point))`;
/** "M2 cannot score if M1 lost", "MP3 not awarded unless MP2 scored", "No MP2 without MP1". */
const NOT_IF = new RegExp(
  String.raw`^(?:no\s+)?(${NAME})\s+(?:(?:(?:can|is|will|must|may)\s*)?not\s+(?:be\s+)?(?:${GIVEN}|score)\s+)?(?:(?:if|when|where)\s+(${NAME})\s+(?:(?:is|was|has\s+been)\s+)?(?:lost|missing|wrong|incorrect|not\s+${GIVEN})|(?:unless|without)\s+(${NAME})(?:\s+(?:is\s+)?${GIVEN})?)$`,
  'i',
);
const ONLY_IF = '$1 only if $2$3';
const NOTED = /^(?:notes?|n\.?b\.?)\s*:?\s+/i;
const OF_THIS =
  /^\(?(?:(?:oe|o\.e\.|cao|cso|awrt)\b[\s,;:–-]*)?(?:award|this|the|a)?\s*(?:mark|point|[MABE]\s?\d)?\s*(?:is|can|may)?\s*$/i;
const NAMED = new RegExp(String.raw`^${POINT_NAME}\s*(?:is|can|may|to\s+be|should\s+be)?\s*$`, 'i');
const IS_GIVEN = String.raw`(?:\s+(?:is|has\s+been|was|are|being|have\s+been)?\s*(?:also\s+)?(?:given|awarded|scored|earned|gained|seen|correct|achieved|credited|mentioned|stated))`;
const NEEDED = new RegExp(String.raw`^${POINT_NAME}${IS_GIVEN}?$`, 'i');
const THE_ONE_BEFORE = new RegExp(
  String.raw`^(?:the\s+)?previous(?:\s+(?:mark|one|point|[MAB]\s?\d))?${IS_GIVEN}?$`,
  'i',
);
/** "dependent on second" */
const BY_PLACE = new RegExp(
  String.raw`^(?:the\s+)?(first|second|third|fourth|1st|2nd|3rd|4th)(?=(?:\s+one)?${IS_GIVEN}?$)`,
  'i',
);
const WORDS = new RegExp(String.raw`^(.+?)${IS_GIVEN}?$`, 'i');

/** "marks 2 and 3", "MP2 and MP3" */
const TWO_NAMES =
  /^(?:the\s+)?(marks|points|(?:MP|[MABEP])(?=\s?\d))\s?(\d)\s*(?:and|&)\s*(?:MP|[MABEP])?\s?(\d)$/i;

/** Returns the points that depend on another; none if one of them cannot be found. */
function findOwners(draft: Draft, said: string): PointDraft[] {
  const [, sort, one, other] = TWO_NAMES.exec(said) ?? [];
  const names =
    sort === undefined ? [said] : [one, other].map((at) => `${sort.replace(/s$/i, ' ')}${at}`);
  const owners = names.map((name) => {
    const named = NAMED.exec(name);
    if (named !== null) return pointCalled(draft, named.slice(1));
    return OF_THIS.test(name) ? lastPoint(draft) : undefined;
  });
  return owners.flatMap((owner) => owner ?? []).slice(0, owners.includes(undefined) ? 0 : 2);
}

function findNeeded(draft: Draft, said: string, owner: PointDraft): PointDraft | undefined {
  const points = pointsOf(draft);
  if (THE_ONE_BEFORE.test(said)) return points[points.indexOf(owner) - 1];
  const name = NEEDED.exec(said.replace(BY_PLACE, '$1 mark').replace(/\bmark\s+one\b/i, 'mark'));
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
  const bare = remark
    .replace(/^\((.*)\)$/, '$1')
    .replace(NOTED, '')
    .replace(NOT_IF, ONLY_IF);
  const [, of = '', on = ''] = NEEDS.exec(bare) ?? [];
  const owners = on === '' ? [] : findOwners(draft, of.trim());
  const pairs = owners.map((owner) => ({ owner, needed: findNeeded(draft, on.trim(), owner) }));
  if (pairs.length === 0 || pairs.some(({ owner, needed }) => (needed ?? owner) === owner))
    return false;
  for (const { owner, needed = null } of pairs) owner.needs = needed;
  return true;
}
