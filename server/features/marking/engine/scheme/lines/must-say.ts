import { FUNCTION_WORDS } from '../../text/word-lists.ts';
import { tokenise, type Token } from '../../text/tokenise.ts';
import { lastPoint, type Draft } from '../draft/draft.ts';

/** "Must mention both distance and time": words that the point above requires. */
const MUST_SAY =
  /^[([]?(?:n\.?b\.?:?\s+)?(?:(?:the\s+)?(?:answers?|responses?|candidates?|students?)\s+)?(?:must|needs? to|should|has to|have to)\s+(?:have\s+(?:an?\s+)?reference to|make\s+(?:an?\s+)?reference to|refer to|mention|include|contain)\s+(?:both\s+|all of\s+)?(?:(?:the\s+)?(?:words?|terms?|ideas? of)\s+)?(.{3,80}?)[)\]]?[.]?$/i;
const PARTED = /\s*(?:,|;|&|\band\b)\s*/;
/** Any one of several things is enough, or the examiner decides what is. */
const IS_OPEN =
  /\bor\b|\/|\b(?:any|some|other|example|reason|quotation|evidence|source|figure)s?\b/i;

const tellingWords = (text: string): Token[] =>
  tokenise(text).filter(({ word }) => !FUNCTION_WORDS.has(word));

/**
 * Adds the words that a line requires to the point above as key words, if that point contains them:
 * no answer earns it without them. Returns false for other lines.
 */
export function requireWords(draft: Draft, line: string): boolean {
  const point = lastPoint(draft);
  const said = MUST_SAY.exec(line)?.[1];
  if (point === undefined || said === undefined || IS_OPEN.test(said)) return false;
  const own = new Set(tellingWords(point.text).map(({ stem }) => stem));
  const items = said.split(PARTED).map((item) => tellingWords(item));
  const keys = items.map((words) => words.find(({ stem }) => own.has(stem)));
  if (keys.includes(undefined)) return false;
  point.keyWords.push(...keys.flatMap((key) => (key === undefined ? [] : [key.word])));
  return true;
}
