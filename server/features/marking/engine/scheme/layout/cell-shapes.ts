/**
 * Patterns for what a table cell is by its looks alone: a mark, a code, a question number, a
 * reference.
 */

export const MARK_CELL = /^[([]?\s*(\d{1,2}|½)\s*(?:marks?)?\s*[)\]]?$/i;
/** "1+1" next to the first of a list. */
export const SUM_CELL = /^[([]?1(?:\s*\+\s*1){1,3}[)\]]?$/;
/** "M1 A1" next to what earns both. */
export const CODES_CELL = /^(?:d?[MABC]\d\s*){2,4}$/;
export const LABEL_CELL = /^\(?d{0,2}(?:MP|SC|[MABCEP])\s?\d+\*?\)?$/;
/** "M1 (dep)", "A1 for 10.29 – 10.3" next to a line. */
export const CODED_CELL = /^(d?[MABC]\d\*?(?:\s*\(?(?:dep|ft|cao|oe)\)?)*\*?)(?:\s+for\s+(.*))?$/;
/** A qualifier that belongs to the figure itself. */
export const QUALIFIES = /^(?:awrt|a\.w\.r\.t\.?|oe|cao|isw|rounds to)\b/i;
/**
 * Text after a code, which shows that the figure in front is an answer and not a question number.
 */
export const SAYS_OF_WORTH =
  /^(?:for|accept|allow|awrt|oe|cao|isw|ft|dep|not|(?:d?[MABCP]|SC)\s?[BM]?\d\s+(?:for|if))\b/i;
export const CODE_AT_END = /^d?[MABC]\d\*?(?:\s*(?:dep|ft|cao|oe))*\*?$/;
export const NUMBER_CELL =
  /^\(?\d{1,2}(?:\.\d*)?(?:\s?\(?[A-Za-z]{1,3}\)?(?![a-z])){0,2}[.)]?$|^\d \(\p{Lu}\p{Ll}+\)$/u;
/** "4(a)", "1.(b)": never a figure given as an answer. */
export const OF_A_PART = /^\d{1,2}\.?\s?\(?[a-h]\)?(?:\s?\(?[ivx]{1,4}\)?)?[.)]?$/;
/** "02", "03.4": no figure given as an answer begins like this. */
export const OF_A_PAPER = /^0\d(?:\.\d)?$/;
export const BULLET_CELL = /^[-*•●▪‣◦–—·]$/;
export const REFERENCE_CELL = /^(?:AO\s?\d.*|(?:\d+\.){2,}\d+[a-z]?|[A-Z]{1,2}\d{0,2}\.\d.*)$/;

export const PART_CELL = /^(?:\(?[a-h]\)?|\(?[ivx]{1,4}\)?|\d)$/;

export const SPECIFICATION = /^(?:\d+\.){2,}\d+[a-z]?$/;

/** "an answer of 164 scores 2 marks" next to the working. */
export const SCORES = /^(?:an?\s+)?(?:correct\s+)?answer\b.*\b(?:scores?|gains?|gets?)\s+\d\b/i;

/** "R evaporate to dryness" in a separate column. */
export const STARTS_WITH_LETTER = /^(?:(?:R|NE)\s+\S|[AI]\s+['‘"“])/;

/**
 * "MP2 dependent on MP1", "third mark: must name the force", "Max 1 if …" next to the point that
 * they are about.
 */
export const SAID_OF_MARK =
  /^(?:MP\s?\d\s+(?:is\s+)?(?:dep(?:endent|ends)?\.?\s+on|only (?:if|when)|must|needs|requires)|(?:first|second|third|fourth|last)\s+mark\b:?\s*(?:is\s+)?(?:must|dep(?:endent|ends)?\b|only|needs|requires)|max(?:imum)?\s+\d\s+(?:if|for|when)|any (?:reference to|mention of)\b.*(?:scores?|=))\b/i;
