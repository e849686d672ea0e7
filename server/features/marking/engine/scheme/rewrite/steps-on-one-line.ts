/**
 * Splits "First way: simple explanation 1 mark, detailed 2 marks" into three lines: the way, and
 * each of its steps with its marks.
 */

const WAY = String.raw`(?<way>(?:first|second|third|1st|2nd|3rd|each|one|another)[^\S\n]+\p{L}+(?:[^\S\n]+\p{L}+)?|\p{L}+[^\S\n]+(?:one|two|[12]))`;
const WORTH = (name: string): string =>
  String.raw`[^\S\n]*[:=–—-]?[^\S\n]*[([]?(?<${name}>[1-3])(?:[^\S\n]*marks?)?[)\]]?`;
const WORDS = String.raw`(?:[^\S\n]+(?!marks?\b)\p{L}+){0,8}?`;
const STEPS = new RegExp(
  String.raw`^[^\S\n]*(?:[•●–-][^\S\n]+)?${WAY}[^\S\n]*[:(–—,-]*[^\S\n]*(?<low>(?:simple|basic|brief|limited)${WORDS})${WORTH('least')}[^\S\n]*[,;/.]?[^\S\n]*(?:(?:and|or)[^\S\n]+)?(?:an?[^\S\n]+)?(?<high>(?:detailed|developed|full)${WORDS})${WORTH('most')}[^\S\n]*\)?[.;]?[^\S\n]*$`,
  'gimu',
);

export const rewriteStepsOnOneLine = (scheme: string): string =>
  scheme.replaceAll(STEPS, (...found) => {
    const { way, low, least, high, most } = found.at(-1) as Record<string, string>;
    return `${way}\n${low} – ${least} mark\n${high} – ${most} marks`;
  });
