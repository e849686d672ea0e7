/* Patterns of lines in question papers and mark schemes that are not part of the text. */

/** `[3 marks]`, `(3)`, `[1 mark]`, `2 marks` at the end of a line; `f(3)` does not count. */
export const MARKS =
  /(?:(?:\s*\[|(?<![\p{L}\p{N}])\s*\()\s*(\d{1,2})\s*(?:marks?|mks?|m)?\s*[\])]|(?:^|(?<=[.?!:])\s+|\s{2,}|\s*[–—-]\s*)(\d{1,2})\s*(?:marks?|mks?)\.?)\s*$/iu;
/** Text that looks like marks at the end of a line but is not: `[2 marks each]`, `[1½]`, `/5`. */
export const UNREAD_MARKS =
  /(?:[[(][^[\]()]{0,60}\bmarks?\b[^[\]()]{0,60}[\])]|\[(?=[^\]]{0,60}\d)\s*(?:total:?\s*)?[\d.½¼¾×x\s]+\]|\s\/\s?\d{1,2})\s*$/i;
/** The gap between two parts on one line, the first with its marks. */
export const NEXT_PART =
  /(?<=[[(]\s*\d{1,2}\s*(?:marks?|mks?|m)?\s*[\])])\s+(?=\((?:[b-z]|i{1,3}|iv|vi{0,3})\)\s)/i;
/** The total marks of a question or of the paper. */
export const TOTAL = /^[[(]?\s*(?:total|maximum)\b.{0,60}\d+\s*(?:marks?)?\s*[\])]?\.?$/i;
/** A line for students to write on. */
export const WRITING_LINE = /^[\s._…‗–—-]{5,}$/;
/** An empty table row. */
export const EMPTY_ROW = /^[\s|]*\|[\s|]*$/;
/** Text that leads from page to page. */
export const PAPER_FURNITURE =
  /^(?:section\s+[a-z\d]\b.{0,40}|(?:please )?turn over(?: for.{0,30})?|(?:q(?:uestion)?\.?\s*)?\d{1,3}(?:\s*\(?[a-h]\)?)?\s*\(?continue[ds]\b.{0,30}|end of (?:the )?(?:questions|paper|section.{0,12}|mark scheme)|blank page|there are no questions (?:printed )?on this page)\)?\s*[.>►→]*$/i;
