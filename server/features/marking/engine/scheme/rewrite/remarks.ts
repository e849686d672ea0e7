import { sumOfCodes } from '../lines/read-code.ts';

/**
 * Rewrites remarks that some boards shorten or put in brackets in the form that the scheme reader
 * knows.
 */

/** "1011 0111   A without space": digits are read with and without spaces anyway. */
const SPACES =
  /(^|\t|;|[^\S\n]{2})[^\S\n]*(?:A|accept|allow|ignore|condone)[.:]?[^\S\n]+(?:(?:any|a|no|with|without|or|missing|lack of)[^\S\n]+){0,4}spac(?:e|es|ing)[.]?(?=[^\S\n]*(?:$|[;\t]))/gim;
/** "Names alone: award one mark only for both". */
const ALONE_GETS =
  /^[^\S\n]*(\p{Lu}[\p{L} ]{2,40}?)[^\S\n]+alone[:,]?[^\S\n]+(?:award|allow|gets?|scores?|gains?)[^\S\n]+(\d|one|two)[^\S\n]+marks?\b[^\n]*$/gmu;
/** "19.8 m/s [19.6–20 allow 2 sf]": a range that is right too. */
const RANGE_IN_BRACKETS =
  /[^\S\n]*[[(](?:accept|allow)?[^\S\n]*(\d[\d.]*)[^\S\n]*[–-][^\S\n]*(\d[\d.]*)(?:[^\S\n]*,?[^\S\n]*(?:accept|allow|to)\b[^\])\n]*)?[\])]/gi;
/**
 * "A1 (ans only 3/3)", "8 (3 marks for 8 with no working)": a right answer gets these marks anyway.
 */
const ANSWER_ONLY =
  /[^\S\n]*\((?:(?:correct[^\S\n]+)?ans(?:wer)?[^\S\n]+(?:only|alone)[^()\n]*|(?:full|all|\d)[^\S\n]+marks?[^\S\n]+for[^()\n]*(?:no|without)[^\S\n]+working)\)/gi;
/** "60 with no working 3/3". */
const ALL_WITHOUT_WORKING =
  /^([^\S\n]*[£$€]?\d[\d.,]*[^\n\d]{0,15}?\bwith(?:out|[^\S\n]+no)(?:[^\S\n]+any)?[^\S\n]+working)[^\S\n]*[:=–-]?[^\S\n]*(\d)[^\S\n]*\/[^\S\n]*\2[.]?[^\S\n]*$/gim;
/** "If both correct but reversed B1 only". */
const REVERSED =
  /^[^\S\n]*(?:(?:if|when)[^\S\n]+)?(?:(?:they|both|values|answers|are|correct|right|but)[^\S\n]+){0,6}(?:reversed|swapped|the wrong way round)[^\S\n]*[,:=–-]?[^\S\n]*(?:award[^\S\n]+)?[MABP](\d)(?:[^\S\n]+(?:only|max))?[.]?[^\S\n]*$/gim;
/**
 * "If the radii are added, withhold the A1", "Ratio: penalise the A1": a code without the number of
 * its point.
 */
const LOSES_CODE =
  /\b(?:withhold|penali[sz]e|loses?|deduct)[^\S\n]+(?:the[^\S\n]+)?(?:final[^\S\n]+)?A1(?=[.]?[^\S\n]*$)/gim;
/** "…; hydrogen bonding OK". */
/**
 * True for a range: "24 ÷ (5 – 3)" and "(100 – 12)" subtract, but a range rises and is not part of
 * a calculation.
 */
const isRange = (from: string, to: string, before: string): boolean =>
  Number(from) < Number(to) && !/[×÷*/+−–^=<>-]\s*$/.test(before);
const IS_FINE = /;[^\S\n]*([^;\n]{3,60}?)[^\S\n]+(?:OK|ok|is fine|is OK|acceptable)[^\S\n]*$/gm;
/** "hydrogen (bond)s". */
const ENDING_OUTSIDE = /\((\p{Ll}{3,})\)(s|es|ed|ing)(?!\p{L})/gu;
/** "Acc: range. Rej: number": abbreviated verbs. */
const SHORT_VERB = /(^|[.;,][^\S\n]+|[^\S\n]{2,}|\t)(Acc|Rej|Ign)[.:][^\S\n]+/gm;
const VERBS: Readonly<Record<string, string>> = {
  Acc: 'accept: ',
  Rej: 'reject: ',
  Ign: 'ignore: ',
};
/** "ionic ✓   X covalent". */
const CROSS_BEHIND_TICK = /(✓)[^\S\n]+[X✗][^\S\n]+(?=\p{Ll})/gu;
/** "also credit: fear of war (1)": one more point. */
const ALSO_CREDIT = /^[^\S\n]*also[^\S\n]+credit[^\S\n]*:?[^\S\n]*(?=[^\n]*[([]1[)\]])/gim;
/** "6 hours [1] only". */
const ONLY_BEHIND = /[^\S\n]*([([]\d[)\]])[^\S\n]+only[.]?(?=[^\S\n]*$)/gm;
/**
 * "awrt 11.9. 12 with nothing more accurate seen is A0": an answer that earns nothing, in a
 * separate sentence.
 */
const NOTHING_FOR =
  /(?<=[\p{L}\d)])[.;][^\S\n]+(?=[^.;\n]{2,80}\b(?:is|scores?|gets?|gains?)[^\S\n]+[MAB]0[.]?[^\S\n]*$)/gmu;
/**
 * "Unsupported 20.5: award all 4 marks", "unsupported correct pair: M1 A1 A1": an answer without
 * its working.
 */
const UNSUPPORTED =
  /^([^\S\n]*)unsupported[^\S\n]+(?:(correct)[^\S\n]+(?:answers?|pairs?|values?|solutions?)|([^\n:=]{1,30}?))[^\S\n]*(?:[:=–-][^\S\n]*)?(?:(?:award|allow|scores?|gets?|gains?)[^\S\n]+)?(?:(?:all|the)[^\S\n]+)*(?:(\d)(?:[^\S\n]*\/[^\S\n]*\d)?(?:[^\S\n]*marks?)?|((?:[MAB]\d[^\S\n]?)+))[.]?[^\S\n]*$/gim;
/** "5.69 scores (1)". */
const SCORES_IN_BRACKETS =
  /(?<!\p{L}[^\S\n]+(?=gains?\b))\b(scores?|gains?|gets?|earns?)[^\S\n]+[([](\d)[)\]]/giu;
/** "Allow 2 max for 0.66 eV". */
const MAX_BEHIND =
  /\b(allow|award|accept|give|credit)[^\S\n]+(\d)[^\S\n]+max(?:imum)?[^\S\n]+for\b/gi;
/** "Maximum mark: 2". */
const MOST_MARKS = /^[^\S\n]*max(?:imum)?[^\S\n]+marks?[^\S\n]*[:=]?[^\S\n]*(\d{1,2})[^\S\n]*$/gim;
/** "if boiling is mentioned max 1", "any mention of boiling scores max 1" */
const MOST_IF =
  /^[^\S\n]*if[^\S\n]+([^\n]{3,120}?),?[^\S\n]+(?:then[^\S\n]+)?(?<!\b(?:award|allow|give|credit|scores?)[^\S\n]+)max(?:imum)?[^\S\n]+(\d)(?:[^\S\n]+marks?)?[.]?[^\S\n]*$/gim;
const MOST_FOR_MENTION =
  /(^[^\S\n]*|\t|;[^\S\n]*)any[^\S\n]+(?:reference[^\S\n]+to|mention[^\S\n]+of)[^\S\n]+([^\n\t;]{3,120}?)[^\S\n]*[=–-]?[^\S\n]+(?:scores?[^\S\n]+)?max(?:imum)?[^\S\n]+(\d)(?:[^\S\n]+marks?)?[.]?(?=[^\S\n]*(?:[\t;]|$))/gim;
/** "any four from, in sequence:" */
const IN_SEQUENCE =
  /^([^\S\n]*any (?:\d|two|three|four|five|six) from),?[^\S\n]*in (?:sequence|order|any order)[^\S\n]*:?[^\S\n]*$/gim;
/** "(R) killed by the cold;  (I) cooking": letters in brackets in front of what they are about. */
const LETTER_IN_FRONT = /(^|;)[^\S\n]*\((R|I|A|NE)\)[^\S\n]+(?=[\p{Ll}'‘"“])/gmu;
/** "AO2 = 1" in a column of marks. */
const OBJECTIVE_IS = /\tAO\s?\d[a-z]?[^\S\n]*=[^\S\n]*(\d)[^\S\n]*(?=\t|$)/gm;
/**
 * "Mark A for an input; Mark B – a loop": one mark each, by letters, perhaps below a table of
 * values.
 */
const MARK_LETTER =
  /(^|\t|[;.])[^\S\n]*Mark [A-H]\b[^\S\n]*[:–-]?[^\S\n]*(?:(?:is[^\S\n]+)?(?:awarded[^\S\n]+)?for[^\S\n]+)?(?=\S)/gmu;
/**
 * "I. case" and "A. use of a list": one board's letters with a full stop, not the first items of a
 * list.
 */
const LETTER_WITH_STOP = /^([^\S\n]*)(I|A)\.[^\S\n]+(?=\p{Ll})/gmu;
const IGNORES_FIRST = /^[^\S\n]*I\.[^\S\n]+\p{Ll}[^\n]*\n(?:[^\n]*\n)?[^\S\n]*A\.[^\S\n]+\p{Ll}/mu;
/** "I. case, semicolons" without an "A." below it, in a scheme with other letters of boards. */
const IGNORES_ALONE = /^[^\S\n]*I\.[^\S\n]+\p{Ll}/mu;
const HAS_LETTERS = /^[^\S\n]*(?:DNA|NE|R|A)[.:]?[^\S\n]+\S/m;
const IS_NUMBERED = /^[^\S\n]*(?:II|1)\./m;
/** "Award [2 max]." */
const AWARD_MOST = /^[^\S\n]*award[^\S\n]*[([](\d{1,2})[^\S\n]*max(?:imum)?[)\]][.]?[^\S\n]*$/gim;
/** OR alone above a line with several marks: another route to all of them. */
const OR_ABOVE =
  /^[^\S\n]*OR[^\S\n]*\n[^\S\n]*(?=\S[^\n]*(?:[([]1[)\]]|[✓✔])[^\n]*(?:[([]1[)\]]|[✓✔])[^\S\n]*$)/gm;
/** "Feature (1 each)", over a list. */
const TITLE_FOR_EACH =
  /^[^\S\n]*\p{Lu}[\p{L} ]{2,30}\((?:1|one)(?:[^\S\n]+marks?)?[^\S\n]+each\)[^\S\n]*:?[^\S\n]*$/gmu;
/** "9 isw attempts to add to 45": whatever follows a right answer is ignored. */
const LET_PASS =
  /(?<!\bn[o'’]t[^\S\n]+)\bisw\b[^\S\n]*(?:[:,–-][^\S\n]*)?\b(?:any|all|further|attempts?|incorrect|wrong|subsequent|if|after|once|for)\b[^\n\t;.()[\]]*/gi;
/** "Do not isw: 15x scores 0". */
const NOT_LET_PASS =
  /\b(?:do[^\S\n]+not|don['’]t)[^\S\n]+(?:isw|ignore[^\S\n]+(?:any[^\S\n]+)?subsequent(?:[^\S\n]+work(?:ing)?)?)[^\S\n]*:[^\S\n]*(?=\S)/gi;
const withLetters = (scheme: string): string =>
  IGNORES_FIRST.test(scheme) ||
  (IGNORES_ALONE.test(scheme) && HAS_LETTERS.test(scheme) && !IS_NUMBERED.test(scheme))
    ? scheme.replace(LETTER_WITH_STOP, '$1$2: ')
    : scheme;

export const rewriteRemarks = (scheme: string): string =>
  withLetters(scheme.replace(SPACES, '$1'))
    .replace(LET_PASS, 'isw')
    .replace(NOT_LET_PASS, 'Do not isw\n')
    .replace(ALONE_GETS, 'Max $2 if $1 alone')
    .replace(RANGE_IN_BRACKETS, (found, from: string, to: string, at: number, all: string) =>
      isRange(from, to, all.slice(0, at)) ? ` (accept ${from} – ${to})` : found,
    )
    .replace(ANSWER_ONLY, '')
    .replace(ALL_WITHOUT_WORKING, '$1 scores $2 marks')
    .replace(REVERSED, 'Max $1 if the answers are reversed')
    .replace(LOSES_CODE, 'penalise once')
    .replace(IS_FINE, '; accept $1')
    .replace(ENDING_OUTSIDE, '($1$2)')
    .replace(
      SHORT_VERB,
      (_, before: string, verb: string) =>
        (/^[.;,]/.test(before) || /^[^\S\n]{2,}$/.test(before) ? '; ' : before) +
        (VERBS[verb] ?? ''),
    )
    .replace(CROSS_BEHIND_TICK, '$1; reject ')
    .replace(ALSO_CREDIT, '')
    .replace(ONLY_BEHIND, ' only $1')
    .replace(
      UNSUPPORTED,
      (_, gap: string, whole?: string, figure = '', marks?: string, codes = '') =>
        `${gap}${whole === undefined ? figure : 'Correct answer'} with no working scores ${marks ?? sumOfCodes(codes)} marks`,
    )
    .replace(SCORES_IN_BRACKETS, '$1 $2')
    .replace(MAX_BEHIND, '$1 max $2 marks for')
    .replace(NOTHING_FOR, '\nNote: ')
    .replace(MOST_MARKS, 'Max $1')
    .replace(MOST_IF, 'Max $2 if $1')
    .replace(MOST_FOR_MENTION, '$1Max $3 if $2')
    .replace(IN_SEQUENCE, '$1:')
    .replace(
      LETTER_IN_FRONT,
      (_, before: string, letter: string) => `${before === ';' ? '\n' : ''}${letter}: `,
    )
    .replace(OBJECTIVE_IS, '\t$1')
    .replace(MARK_LETTER, (_, before: string) => (/[;.]/.test(before) ? `${before}\n` : before))
    .replace(AWARD_MOST, 'Max $1')
    .replace(OR_ABOVE, 'OR ')
    .replace(TITLE_FOR_EACH, '1 mark each');
