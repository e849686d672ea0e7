/** The form in which a question asks for a figure. */
export type NumberForm =
  | 'fraction'
  | 'simplest'
  | 'standard'
  | 'ordinary'
  | 'decimal'
  | 'percentage'
  | 'mixed'
  | 'exact';

const SIMPLEST =
  /\bsimplest form|lowest terms|\bsimplify\b|\bfully simplified\b|\bcancel(?:led)?\b[^.\n]{0,20}\b(?:down|fully)\b/i;
/** Asks for π or the root itself, not for its decimals. */
const EXACT_FORM =
  /\bin terms of\s+(?:π|pi)(?!\p{L})|\bexact(?:ly)?\s+(?:values?|answers?|form|length|area|volume)\b|\bsurds?\b|\bmultiple of\s+(?:π|pi)(?!\p{L})/iu;
/** Returns the forms that a question names. */
export function formsOf(question: string): NumberForm[] {
  const forms: NumberForm[] = [];
  if (/\bas a (?:single |simplified )?fraction\b|\bfraction in its/i.test(question))
    forms.push('fraction');
  if (SIMPLEST.test(question)) forms.push('simplest');
  if (/\b(?:in|using) standard form|scientific notation/i.test(question)) forms.push('standard');
  if (/\bas an ordinary number\b/i.test(question)) forms.push('ordinary');
  if (/\bas a decimal\b|\bthe decimal (?:that is )?(?:equal|equivalent) to\b/i.test(question))
    forms.push('decimal');
  if (/\bas a percentage(?! of)\b/i.test(question)) forms.push('percentage');
  if (/\bmixed number\b/i.test(question)) forms.push('mixed');
  if (EXACT_FORM.test(question)) forms.push('exact');
  return forms;
}
