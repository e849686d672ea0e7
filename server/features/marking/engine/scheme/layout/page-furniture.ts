/**
 * Text that a PDF prints on every page and that gets copied along: the paper's owner and number,
 * "Turn over", the page number. None of it is part of a scheme.
 */

/** Only a short line is furniture: a scheme may name a board in a sentence. */
const MAX_WORDS = 16;
const NUMBERED_PAGE = String.raw`page\s+\d{1,3}(?:\s+of\s+\d{1,3})?`;
const FURNITURE: readonly RegExp[] = [
  new RegExp(String.raw`^${NUMBERED_PAGE}$`, 'i'),
  /^\d{1,3}\s+of\s+\d{1,3}$/i,
  /^\[?(?:turn over(?:\s+for\s+(?:the\s+)?next\s+question)?|blank page|published|pmt|end of (?:question paper|mark scheme)|confidential)\]?\s*(?:[►▶>]|\d{1,3}|\(\d{1,2}\))?$/i,
  // A page's bar code.
  /^\*[A-Z]\d{4,6}[A-Z]{0,2}\d{3,5}\*$/,
  /^(?:P\d{5}[A-Z]{1,2}|[A-Z]?\d{3,4}[A-Z]?\/\d[A-Z\d]{0,2})\b.*(?:©|\b20\d\d\b|\bmark scheme\b)/i,
  /^paper\s*:\s*\S+$/i,
  /^marks are (?:awarded )?for\s+AO\s?\d\b/i,
  /^AO\s?\d[a-z]?\s*[:–-]?\s+(?:demonstrate|identify|analyse|evaluate|select|show|apply|interpret|communicate|organise|understand|recall)\b[^[(✓]*$/i,
  /^©|\bcopyright\s+©|©\s*(?:19|20)\d\d\b/i,
  /^mark scheme\s*[–—-]\s.*\b(?:gcse|a[- ]level|as|20\d\d)\b/i,
  /\bmark scheme\b.*\b(?:january|march|may\/june|june|october\/november|november|summer|autumn)\b.*\b20\d\d\b/i,
  /^(?:gcse|a[- ]level|as(?: and| \/)? a[- ]level)\b.*\bmark scheme\b/i,
  // "Practice Paper 2 – Mark Scheme    P 11", and a paper code alone.
  /\bmark scheme\b.*\s(?:p(?:age|\.)?\s?)?\d{1,3}$/i,
  /^(?:[A-Z]{1,3}\d{2,4}[A-Z]?|\d[A-Z]{1,2}\d[A-Z]?)\/\d[A-Z\d]{0,2}(?:\s*[–—-]?\s*\d{4})?$/,
  /^section\s+[A-F]$/i,
  new RegExp(String.raw`^${NUMBERED_PAGE}\s.*\bmark scheme$`, 'i'),
  // "2 (d)  AO1 1  AO2 1"
  /^(?:Q\s?)?\d{1,2}(?:\s?\([a-z]{1,4}\))*\s+(?:AO\s?\d[a-z]?[\s:=,\d–-]*)+$/,
  // "Question 4 (b) (ii)     AO4  2": the question that the lines below answer, and their total.
  /^question\s*:?\s*\d{1,2}(?:\s?\.\s?\d{1,2})?(?:\s*\([a-z]{1,4}\))*(?:\s+AO\s?\d[a-z]?)*(?:\s+[([]?\d{1,2}(?:\s*marks?)?[)\]]?)?$/i,
];
/** "All marks AO1 (understanding)", "Marks for this question: AO1 = 2, AO2 = 2". */
const NAMES_OBJECTIVE = /\bAO\s?\d/i;
const OF_OBJECTIVES =
  /\bAO\s?\d(?:[.:]\d+)*[a-z]?\b|\b(?:all|total|marks?|allocation|assessment|objectives?|target|for|this|question|and|knowledge|understanding|application|apply|analyse|recall|understand|is|are|analysis|evaluation|programming|program|maths|prac(?:tical)?)\b|\d{1,2}|[^\p{L}\p{N}]+/giu;
const PAGE_OF = new RegExp(String.raw`\s+${NUMBERED_PAGE}$`, 'i');
const NAMES_BOARD =
  /\b(?:cambridge (?:international|assessment|igcse|o level|national)|pearson|edexcel|aqa|ocr|wjec|cbac|eduqas|ucles)\b/i;
/** "Cambridge-style specimen      Page 7 of 18". */
const OF_PAPERS = /\b(?:specimen|papers?|mark scheme|assessment|qualification|syllabus|series)\b/i;
const TOTAL = /^\s*[([]\s*\d{1,2}\s*marks?\s*[)\]]\s*$/i;
const LONE_NUMBER = /^\s*\d{1,3}\s*$/;
const CLOSED = /(?:[✓✔;]|[([]\d[)\]])\s*$/;

/** "9AB0/2", "S1 / 1234", "P12345A", "*S34*", "7 of 24": codes of a paper or a page. */
const NAMES_PAPER =
  /\b(?:[A-Z]{1,2}\d\s*\/\s*\d{4}|[A-Z]\d{3,4}[A-Z]?\/\d[A-Z\d]?|\d{3,4}[A-Z]\/\d[A-Z\d]?|P\d{5}[A-Z]{0,2}|[1-9](?:AS|BI|BS|CH|CP|EC|EN|FM|GB|GE|HI|MA|PH|PS|RA|RS|SC|ST)[01])\b|\*[A-Z]\d{1,6}\*|(?<![/.\d])\b\d{1,3}\s+of\s+\d{1,3}\b|©/gi;
/** "(3 marks)", "Total 3", "18", "June 2022": what may be next to them. */
const BESIDE_PAPER =
  /\btotal\b|\b(?:january|may|june|october|november)\s+20[\dx]{2}\b|[([]?\b\d{1,3}\b(?:\s*marks?\b)?[)\]]?|[\s/–—|-]+/gi;

/** True if a line consists only of paper codes, a page number and a total. */
const isPaperCode = (text: string): boolean => {
  const rest = text.replaceAll(NAMES_PAPER, ' ');
  return rest !== text && rest.replaceAll(BESIDE_PAPER, '') === '';
};

/** True if a line is only what every page repeats. */
export const isFurniture = (line: string): boolean => {
  const text = line.trim();
  if (text === '' || text.split(/\s+/).length > MAX_WORDS) return false;
  return (
    FURNITURE.some((pattern) => pattern.test(text)) ||
    isPaperCode(text) ||
    (NAMES_OBJECTIVE.test(text) &&
      (/\bmarks?\b/i.test(text) || (/^\[?AO\s?\d/i.test(text) && !text.includes('\t'))) &&
      text.replaceAll(OF_OBJECTIVES, '') === '') ||
    (PAGE_OF.test(text) && (NAMES_BOARD.test(text) || OF_PAPERS.test(text)))
  );
};

/** Empties the lines that pages repeat, without changing the number of lines. */
export function dropPageFurniture(lines: readonly string[], maxMark: number): string[] {
  const kept = lines.map((line) => (isFurniture(line) ? '' : line));
  const closed = kept.filter((line) => CLOSED.test(line) || /\t/.test(line));
  const first = kept.findIndex((line) => line.trim() !== '');
  const last = kept.findLastIndex((line) => line.trim() !== '');
  return kept.map((line, at) => {
    if (!LONE_NUMBER.test(line) || Number(line) <= maxMark) return line;
    // A page number is next to other furniture, or around points that show their marks.
    const isBeside = [at - 1, at + 1].some((near) => isFurniture(lines[near] ?? ''));
    const isAboveTotal = /^\s*total\b/i.test(lines[at + 1] ?? '');
    const above = kept.slice(0, at).findLast((text) => text.trim() !== '') ?? '';
    if (at === last && TOTAL.test(above)) return '';
    const isOutside = at === first || at === last || isAboveTotal;
    return isBeside || (closed.length > 1 && isOutside) ? '' : line;
  });
}
