import type { Span } from './match/answer.ts';

/** Sentences that speak to whoever marks, and forged parts of a marking record. */
const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.\n]{0,40}\b(?:mark(?:ing)?\s*scheme|instructions?|rubric|prompt|rules|guidelines|criteria|everything above)\b/gi,
  /\b(?:give|award|grant|assign|deserves?|get)\b[^.\n]{0,30}\b(?:full|maximum|max|top|all(?: the)?|\d{1,2}(?:\s*(?:\/|out of)\s*\d{1,2})?)\s+(?:available\s+|possible\s+)?(?:marks?|points?|scores?|credit|grades?)\b/gi,
  /\bmark\s+(?:this|it|me|my answer)\s+(?:\w+\s+){0,2}(?:as\s+)?(?:correct|right|full)/gi,
  /^[ \t>#*_-]*(?:system|assistant|mark(?:ing)?\s*scheme|marks?\s*awarded|score\s*awarded|awarded\s*marks?|examiner(?:'?s)?\s*(?:note|comment)?s?|teacher(?:'?s)?\s*(?:note|comment|feedback)s?|marker(?:'?s)?\s*(?:note|comment)?s?|ai\s*marker|final\s*(?:mark|grade|score)|feedback)[ \t*_]*[:=]/gim,
  /\b(?:marks?|score|grade)\s*(?:awarded)?\s*[:=]\s*\d{1,2}\s*(?:\/|out of)\s*\d{1,2}/gi,
  /["'{\s]?markAwarded["']?\s*[:=]/g,
  /<\/?\s*(?:system|assistant|user|instructions?|student[_-]?answer|answer|mark[_-]?scheme|prompt)\b[^>\n]{0,40}>/gi,
  /<\|[^|\n]{1,30}\|>|\[\/?INST\]|^[ \t]*#{2,}\s*(?:system|instructions?|mark|new task)/gim,
  /\b(?:you are|act as|pretend to be)\b[^.\n]{0,25}\b(?:an?\s+)?(?:ai|examiner|marker|grader|language model|assistant|chatbot)\b/gi,
  /\b(?:new|updated|additional|important)\s+(?:system\s+)?(?:instructions?|prompt)\s*(?:for (?:the )?(?:marker|examiner|ai))?\s*:/gi,
  /\bthis\s+(?:answer|response)\s+(?:is|deserves|should|must)\b[^.\n]{0,30}\b(?:full marks|maximum marks|marked (?:as )?correct|full credit)\b/gi,
  /\b(?:dear|hello|hi)\s+(?:ai|marker|examiner|grader|chatgpt|gpt)\b[^.\n]{0,80}/gi,
];

const INVISIBLE =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/**
 * Finds where an answer tries to instruct its marker instead of answering: orders, forged headings
 * and records. Text taken apart by invisible characters is found too, and then counts whole.
 */
export function detectInstructions(answer: string): Span[] {
  const spans = findIn(answer);
  if (spans.length > 0 || answer.search(INVISIBLE) < 0) return spans;
  const visible = answer.replace(INVISIBLE, '');
  return findIn(visible).length > 0 ? [{ start: 0, end: answer.length }] : [];
}

function findIn(text: string): Span[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** Control characters other than line breaks and tabs; the sign for an unreadable character. */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u;

/** Far longer than any box for an answer invites. */
const UNUSUALLY_LONG = 10_000;

/** Whether a text is not what pupils write: hidden or control characters, or hardly a letter. */
export function isUnusualText(answer: string): boolean {
  if (answer.length > UNUSUALLY_LONG) return true;
  // Joiners belong to emoji and to some scripts, so one alone is no sign.
  const hidden = answer.replace(/\u200d|\ufeff|\u00ad/g, '').search(INVISIBLE) >= 0;
  const letters = answer.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return hidden || CONTROL.test(answer) || letters === 0;
}
