/* What stands in question papers and mark schemes and is none of their words. */

/** The marks of a question, or of the paper, added up. */
export const TOTAL = /^[[(]?\s*(?:total|maximum)\b.{0,60}\d+\s*(?:marks?)?\s*[\])]?\.?$/i;
/** Where students write. */
export const WRITING_LINE = /^[\s._…‗–—-]{5,}$/;
/** What leads from page to page. */
export const PAPER_FURNITURE =
  /^(?:(?:please )?turn over(?: for.{0,30})?|(?:q(?:uestion)?\.?\s*)?\d{1,3}(?:\s*\(?[a-h]\)?)?\s*\(?continue[ds]\b.{0,30}|end of (?:the )?(?:questions|paper|section.{0,12}|mark scheme)|blank page|there are no questions (?:printed )?on this page)\)?\s*[.>►→]*$/i;
