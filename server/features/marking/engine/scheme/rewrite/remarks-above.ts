/**
 * Separates a remark to the marker from the first point below it, so that the point is not read as
 * its continuation: "MP2: NOT exports alone" above "exports machinery (1)".
 */

/** "Answers may be in any order": true of all points anyway. */
const ANY_ORDER =
  /^[^\S\n]*(?:the[^\S\n]+)?(?:answers?|points|responses|marking points)[^\S\n]+(?:may|can)[^\S\n]+be[^\S\n]+(?:given[^\S\n]+|awarded[^\S\n]+)?in[^\S\n]+any[^\S\n]+order[.]?[^\S\n]*\n/i;
const REMARK =
  /^[^\S\n]*(?:(?:(?:for[^\S\n]+)?MP[^\S\n]?\d[^\S\n]*[:–-]?[^\S\n]*)?(?:NOT|do[^\S\n]+not|ignore|reject|allow|accept)\b|sub[- ]?max\b|(?:answers?|candidates|responses|marking[^\S\n]+points)[^\S\n]+(?:may|can|must|should|need|do)\b|penali[sz]e\b)/i;
const HAS_MARK = /\t|[✓✔;:]\s*$|[([]\d(?:\s*marks?)?[)\]]/;
/** "NOT exports alone – imports needed for MP2": what is not enough for that point. */
const ALONE =
  /^[^\S\n]*((?:not|do[^\S\n]+not[^\S\n]+accept|ignore)[^\S\n]+[^\n–—-]{3,60}?[^\S\n]+alone)[^\S\n]*[–—-][^\S\n]*[^\n]{3,60}?[^\S\n]+(?:needed|required)[^\S\n]+for[^\S\n]+(MP[^\S\n]?\d)[.]?[^\S\n]*$/i;

export function rewriteRemarksAbove(scheme: string): string {
  const lines = scheme.replace(ANY_ORDER, '').split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const first = (lines[at] ?? '').replace(ALONE, '$2: $1');
  const isAbove =
    REMARK.test(first) && !HAS_MARK.test(first) && /^\s*\p{Ll}/u.test(lines[at + 1] ?? '');
  return (isAbove ? lines.with(at, `${first}\n`) : lines).join('\n');
}
