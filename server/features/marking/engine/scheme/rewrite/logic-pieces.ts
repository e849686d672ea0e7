import type { Asked } from '../scheme.ts';

const ASKS_LOGIC = /\b(?:logic|boolean)\b.{0,30}\b(?:expression|statement|notation)\b/i;
/** "NOT L [1]", "OR (1)", "(M AND N) [1]": pieces of a logic expression. */
const PIECE =
  /^[^\S\n]*(?:[•●▪–-][^\S\n]*)?((?:[()\s]|AND\b|OR\b|NOT\b|XOR\b|NAND\b|NOR\b|\p{Lu}(?!\p{L}))+?)[^\S\n]*[([]1(?:[^\S\n]*marks?)?[)\]][^\S\n]*$/gmu;

/** "1 mark A AND … (A at the outside)", "1 mark for NOT B": the mark is in front. */
const MARK_IN_FRONT =
  /^[^\S\n]*(?:[•●▪–-][^\S\n]*)?(?:1|one)[^\S\n]+mark(?:[^\S\n]+for)?[^\S\n]*:?[^\S\n]*((?:[()\s]|AND\b|OR\b|NOT\b|XOR\b|NAND\b|NOR\b|\p{Lu}(?!\p{L}))+?)[^\S\n]*(?:…|\.{3})?[^\S\n]*(?:[([][^()[\]\n]*[)\]])?[^\S\n]*$/gmu;

/** "H = S AND (C OR T)": the marks below it are for its parts. */
const WHOLE = /^[^\S\n]*\p{Lu}[^\S\n]*=[^\n]*\b(?:AND|OR|NOT|XOR)\b/mu;

/**
 * Rewrites pieces of a logic expression as "logic ¬L (1)", so that OR is not read as separating
 * wordings, nor NOT as rejecting an answer; returns other schemes unchanged.
 */
export function rewriteLogicPieces(text: string, { questionText }: Asked): string {
  if (!ASKS_LOGIC.test(questionText)) return text;
  const marked = text.replace(MARK_IN_FRONT, WHOLE.test(text) ? '1 mark for $1' : '$1 (1)');
  const count = marked.match(PIECE)?.length ?? 0;
  return count > 1
    ? marked.replace(PIECE, (_, piece: string) => `logic ${piece.replaceAll(/\bNOT\s*/g, '¬')} (1)`)
    : text;
}
