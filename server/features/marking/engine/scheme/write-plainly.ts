/** "Award [1] for an example only". */
const PAID_IN_BRACKETS =
  /\b(award|allow|give|credit)\s+[([](\d)[)\]]\s+(?=(?:for|if)\b[^\n]*\bonly\b)/gi;
/** "•¹ factorise", "•² solve": a bullet and its number. */
const NUMBERED_BULLET = /([•●▪])[ ]?[¹²³⁴-⁹](?=\s)/g;

/** Signs of some boards, written as the reader knows them. */
export const writePlainly = (scheme: string): string =>
  scheme.replace(PAID_IN_BRACKETS, '$1 $2 marks ').replace(NUMBERED_BULLET, '$1 ');
