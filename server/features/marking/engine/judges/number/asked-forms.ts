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
/** "Calculate the percentage increase", "What percentage of …": 0.25 is not yet the answer. */
const IN_PERCENT =
  /\bas a percentage(?! of)\b|\b(?:calculate|work out|find|determine|state|give|what|by what|estimate)\s+(?:(?:is|was|the|his|her|its|their|overall|total|average|mean)\s+){0,3}(?:percentage\b|%)/i;
/** "40/250 × 100", and not "(× 100)", which is optional. */
const TIMES_HUNDRED = /\d\s*\)?\s*[×x*]\s*100(?:\s*%)?(?![\d.,)])/;
/** Returns the forms that a question names, or the calculation in its scheme ends with. */
export function formsAsked(question: string, scheme: string): NumberForm[] {
  const forms = formsOf(question);
  return TIMES_HUNDRED.test(scheme) && !forms.includes('percentage')
    ? [...forms, 'percentage']
    : forms;
}

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
  if (IN_PERCENT.test(question)) forms.push('percentage');
  if (/\bmixed number\b/i.test(question)) forms.push('mixed');
  if (EXACT_FORM.test(question)) forms.push('exact');
  return forms;
}
