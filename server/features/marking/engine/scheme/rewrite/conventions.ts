import type { Asked } from '../scheme.ts';

/** Rewrites boards' conventions on how marks are given in the form that the scheme reader knows. */

/** "(1)OF", "(1)of", "(1) OFR", "[1 OF]": the student's own figure is carried forward. */
const OWN_FIGURE_INSIDE = /([([]\d)[^\S\n]?(?:OFR?|of)([)\]])/g;
const OWN_FIGURE_BEHIND =
  /([([]\d[)\]])[^\S\n]*[([]?(?:OFR?|of)\b[)\]]?(?=[^\S\n]*(?:[–;.\t-]|$))/gm;
/** "40 ÷ 2 OFR", "Gross profit 45 000 OFR (1)" */
const OWN_FIGURE =
  /(?<=[\d)%])[^\S\n]*[([]?OFR[)\]]?(?=[^\S\n]*(?:[([]\d[)\]])?[^\S\n]*(?:[;.\t]|$))/gm;
const OWN_FIGURE_LEGEND =
  /^[^\S\n]*\(?OFR?[^\S\n]*(?:=|:|–|-|means|is)[^\S\n]*own[^\S\n]+figure(?:[^\S\n]+rule)?\)?[.;]?[^\S\n]*/gim;
/** "Depreciation (4 800)": a negative amount, as accounts write it. */
const TAKEN_OFF = /(?<=\p{L}[^\n()]*[^\S\n]|\t)\((\d{1,3}(?:[ ,]\d{3})+)\)(?!\s*\p{L})/gu;
/** "All marks for AO2 (apply)", "Mark is for AO1". */
const ALL_FOR_OBJECTIVE =
  /^[^\S\n]*(?:\([a-h]\)[^\S\n]*)?(?:all[^\S\n]+|\d[^\S\n]+)?marks?(?:[^\S\n]+(?:is|are))?(?:[^\S\n]+for)?[^\S\n]+AO[^\S\n]?\d[a-z]?(?:[^\S\n]*[,/&][^\S\n]*AO[^\S\n]?\d[a-z]?)*[^\S\n]*(?:\([\p{L} -]+\))?[.:]?[^\S\n]*$/gimu;
/** "3. (b) (i)   AO4   2 marks": the question number and its total. */
const NUMBER_AND_WORTH =
  /^[^\S\n]*(?:Q\s?)?\d{1,2}[.)]?[^\S\n]*(?:\(?[a-h]\))?[^\S\n]*(?:\([ivx]{1,4}\))?[^\S\n]+(?:AO[^\S\n]?\d[\d.a-z]*[,\s]*)+(?:[([]?\d[^\S\n]*marks?[)\]]?)?[^\S\n]*$/gm;
/** "• moles NaOH (1) ⇥ = 2 × 1.86": the result is in the next column. */
const RESULT_BESIDE =
  /^([^\n]*\p{L}[^\t\n]*?)[^\S\n]*([([]1[)\]])[^\S\n]*\t[^\S\n]*(=[^\t\n]+)(?=\t|$)/gmu;
/** "MP1 substitution" over "168 000 = 0.50 × 4200 × Δθ (1)": the name of the mark. */
const TITLE_OF_MARK =
  /^[^\S\n]*(MP[^\S\n]?\d)([^\S\n]+(?!.*[([]\d[)\]])[^\n]*\n)[^\S\n]*(?!MP)(?=\S[^\n]*\d[^\n]*[([]1[)\]][^\S\n]*$)/gm;
/** "[Level 3] (5–6 marks)" */
const LEVEL_IN_BRACKETS = /^([^\S\n]*)[([]((?:level|band)[^\S\n]\d)[)\]]/gim;
/** "Max 3 ✓✓✓": a limit with as many ticks. */
const MAX_AND_TICKS =
  /^([^\S\n]*max(?:imum)?\.?[^\S\n]?\d)(?:[^\S\n]?[✓✔]){1,9}(?=[^\S\n]*(?:\t|$))/gim;
/** "Check answer: 396 (°C) scores 3 marks": the answer that is enough by itself. */
const CHECK_ANSWER =
  /^[^\S\n]*(?:first[^\S\n]+)?check[^\S\n]+(?:the[^\S\n]+)?answers?[^\S\n]*[:,–-]?[^\S\n]*(?:if[^\S\n]+)?([^\n]{1,40}?)[^\S\n]+(?:scores?|=|gains?)[^\S\n]+(\d)[^\S\n]*marks?[.]?[^\S\n]*$/gim;
/** "Disadvantage e.g." over its points. */
const KIND_OF_POINT =
  /^([^\S\n]*(?:(?:dis)?advantages?|strengths?|weakness(?:es)?|benefits?|drawbacks?|costs?|similarit(?:y|ies)|differences?|reasons?|effects?|causes?|positives?|negatives?|limitations?))[^\S\n]+e\.?g\.?:?[^\S\n]*$/gim;
/** "B3;" where a hexadecimal number is asked for: not a mark code. */
const HEXADECIMAL =
  /^([^\S\n]*(?:\([a-h]\)[^\S\n]*)?)([A-F]\d)[^\S\n]*(?:;|[([]1[)\]]|\t[^\S\n]*1)[^\S\n]*$/gm;

/** "2.4 km (1) ± 0.1": a tolerance after the mark. */
const TOLERANCE_BEHIND =
  /[^\S\n]*([([]1(?:[^\S\n]*marks?)?[)\]])[^\S\n]*[([]?(?:±|\+[^\S\n]?\/[^\S\n]?[-–−])[^\S\n]*(\d[\d.]*[^\S\n]*[\p{L}°%]{0,3})[)\]]?[^\S\n]*$/gmu;

/** "12.5% ✓✓ (✓ for 50/400)": what earns one of the marks. */
const TICK_FOR = /[^\S\n]*[([][✓✔][^\S\n]+for[^\S\n]+([^()\n]*\d[^()\n]*)[)\]][^\S\n]*$/gmu;

/** Notations that must be rewritten before those above. */
/** "✗ white bread", "same shape ✗": what earns nothing, next to points with ticks or marks. */
const CROSS_IN_FRONT = /^[^\S\n]*(?:[•*–-][^\S\n]*)?[✗✘\uF0FB][^\S\n]*(?=\p{L})(?![^\n]*[\t✓✔])/gmu;
const CROSS_BEHIND =
  /^[^\S\n]*(?:[•*–-][^\S\n]*)?(?=\p{L})([^\n\t✓✔✗✘]{3,80}?)[^\S\n]*[✗✘\uF0FB][.;]?[^\S\n]*$/gmu;
/** Questions to which a cross may be an answer. */
const ASKS_FOR_CROSSES = /\b(?:tick|cross|true|false)\b|[✓✗]/i;

export const rewriteNotations = (scheme: string, { questionText }: Asked): string => {
  const signed = ASKS_FOR_CROSSES.test(questionText)
    ? scheme
    : scheme.replace(CROSS_IN_FRONT, 'Ignore: ').replace(CROSS_BEHIND, 'Ignore: $1');
  const plain = signed
    .replace(LEVEL_IN_BRACKETS, '$1$2')
    .replace(MAX_AND_TICKS, '$1')
    .replace(KIND_OF_POINT, '$1:')
    .replace(TOLERANCE_BEHIND, ' (± $2) $1')
    .replace(TICK_FOR, '\nAllow 1 mark for $1')
    .replace(CHECK_ANSWER, 'If answer = $1 award $2 marks');
  return /\bhex/i.test(questionText)
    ? plain.replace(HEXADECIMAL, (_, before: string, figure: string) => `${before}0x${figure} (1)`)
    : plain;
};

/** "Plus" between what is identified and the explanation. */
const LONE_PLUS = /^[^\S\n]*(?=(?:plus|\+)[^\S\n]*$)/gim;
/** "Any 3 points × (1)", above a list or below it. */
const ANY_TIMES_ONE =
  /^[^\S\n]*any[^\S\n]+(\d|one|two|three|four|five|six)(?:[^\S\n]+\p{L}+){0,2}[^\S\n]*[×x][^\S\n]*[([]?1[)\]]?(?:[^\S\n]*marks?)?[)\].:]*[^\S\n]*$/gimu;
/** "M1 may be implied by a correct numerator": a remark about a mark, not a point. */
const SAID_OF_MARK =
  /^[^\S\n]*(?=(?:(?:MP|[MABCE])\d{1,2}|[MAB](?=[^\S\n]+marks?\b))(?:[^\S\n]+marks?)?[^\S\n]+(?:may|can|could|should|must|cannot|need|does|only[^\S\n]+(?:if|when|where)|is[^\S\n]+(?!for\b)|implied|lost|not|scores?(?=[^\S\n]+M))\b)/gm;

/**
 * "3" over "3 AO1.3a ⇥ M2 for …": the mark repeated with its objective, in front of the part marks.
 */
const WORTH_AGAIN =
  /(\t[^\S\n]*([1-9])[^\S\n]*)\n[^\S\n]*(?:\2[^\S\n]+)?(?:\d[^\S\n]?[×x][^\S\n]?)?AO[\d.:a-z ]+(\t[^\n]*)$/gm;
/** "or" on a line above "M1 for sin 35 = …". */
const OR_ABOVE_PART = /^([^\S\n]*[Oo]r)[^\S\n]*\n[^\S\n]*(?=[MAB]\d[^\S\n]+for\b)/gm;
/** "12 cos 55 implies M2". */
const IMPLIES =
  /^[^\S\n]*(?:e\.?g\.?,?[^\S\n]+)?(\S[^\n]{0,40}?)[^\S\n]+implies[^\S\n]+[MAB](\d)[.;]?$/gm;

const ORDINALS = 'first|second|third|fourth|fifth|sixth';
/** "scores the second and third marks". */
const WHICH_MARKS = new RegExp(
  String.raw`\b(scores?|gains?|gets?|earns?)\s+(?:the\s+)?((?:${ORDINALS})(?:\s*(?:,|and|&)\s*(?:the\s+)?(?:${ORDINALS}))*)\s+marks?\b`,
  'gi',
);
/** "scores the first three marks". */
const FIRST_MARKS =
  /\b(scores?|gains?|gets?|earns?)\s+(?:the\s+)?(?:first|last)\s+(\d|one|two|three|four|five)\s+marks?\b/gi;
/** "For an index of 104: two marks. …" */
const FOR_SO_MANY =
  /(^|(?<=[.])[^\S\n]+)For[^\S\n]+([^:\n]{3,120}):[^\S\n]*(one|two|three|four|\d)[^\S\n]+marks?(?:[^\S\n]*(\([^()\n]*\)))?[.]?(?=[^\S\n]|$)/gm;
/** "If the index is incorrect award one mark for …". */
const IF_WRONG =
  /(?:^[^\S\n]*|(?<=[.)])[^\S\n]+)If[^\n.]{3,60}\b(?:incorrect|wrong|not correct|not right)\b,?[^\S\n]*(?:then[^\S\n]+)?(?:award|give|allow|credit)[^\S\n]+(one|two|three|\d)[^\S\n]+marks?[^\S\n]+for[^\S\n]+(?:(?:either|any(?: one)?(?: of)?|one of)(?:[^\S\n]+the following)?[^\S\n]*:\s*)?/gim;
/** "CA;;": a sign for each mark after what earns them. */
const SIGN_FOR_EACH = /^([^;\n]*[^;\s])[^\S\n]*(;{2,4})[^\S\n]*$/gm;

/** "Effects: max 2", "Physical – max 1 mark": the limit of the named list. */
const LIMIT_OF_LIST =
  /^([^\S\n]*(?![^\n:–—]*\b(?:[Ww]rong|[Ii]ncorrect|[Oo]nly|[Ww]ithout|[Mm]issing|[Oo]mit\w*|out of|reversed|[Nn]o|[Nn]ot|[Ll]ists?)\b)(?!A(?:ward|llow|ccept)|Credit|Do not|Don|Give|Ignore|Mark|Penalise|Reject|Total|If|For|To\b|Up\b)\p{Lu}[\p{L} ]{2,30}?)[^\S\n]*[:–—-][^\S\n]*([Mm]ax(?:imum)?\.?[^\S\n]*(?:of[^\S\n]+)?[1-9](?:[^\S\n]*[Mm]arks?)?)[:.]?[^\S\n]*$/gmu;

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five'];
const countOf = (word: string): string => {
  const at = COUNTS.indexOf(word.toLowerCase());
  return at < 0 ? word : String(at);
};

/** "M1 for expanding the bracket, eg 6x – 15": what to write, after what to do. */
const METHOD_EXAMPLE =
  /^([^\S\n]*(?:[^\n\t]{0,12}\t)*[^\S\n]*d?[MPB]\d(?:dep)?\*?[\s\t]+(?:for[^\S\n]+)?)(?:[^\d=\n\t;]{5,90}?|(?![^\n\t]{0,120}\b[MAB]\d[^\S\n]+for\b)\p{L}[^=×÷+\n\t;]{5,120}?)(?:,[^\S\n]*|[^\S\n]+|[^\S\n]*\()e\.?g\.?,?[^\S\n]+(?=[^\n\p{L}]{0,12}[\d(√π]|(?!(?:an?|i[fnst]|o[fnr]|to|as|at|by|no|so)\b)[a-z]{1,2}(?:\(|[^\n\p{L}]*[=+−–×÷/^]))/gmu;
/** "or for dividing both sides by 3, eg 2x – 5 = …" after the first. */
const OTHER_EXAMPLE =
  /[^\S\n]+or[^\S\n]+for[^\S\n]+[^=\n\t;]{5,90}?,[^\S\n]*e\.?g\.?,?[^\S\n]+(?=[\d(√π]|[a-z][^\n\p{L}]*[=+−–×÷/^])/gu;

/** "Either 12x³ or 2x⁻²" on one line: two wordings of a point, not routes to all of them. */
const EITHER_TERM =
  /^((?:[^\n\t]{0,12}\t)*[^\S\n]*(?:d?[MAB]\d[^\S\n]+)?(?:for[^\S\n]+)?)either[^\S\n]+(?=[^\n\p{L}]{0,3}\d[^\n]{0,20}[^\S\n]or[^\S\n])/gimu;

/** "Alternative method 2" on a separate line. */
const OTHER_METHOD =
  /^[^\S\n]*(?:Q?\d{1,2}[.)]?[^\S\n]*\t[^\S\n]*)?alternative(?:[^\S\n]+(?:method|approach|solution|route))?[^\S\n]*(\d?)[^\S\n]*:?[^\S\n]*$/gim;

/**
 * Turns methods with headings into routes to the same marks: EITHER the first OR one of the others.
 */
function writeRoutes(scheme: string): string {
  const numbers = [...scheme.matchAll(OTHER_METHOD)].map(([, number]) => number);
  if (!numbers.includes('1') || numbers.length < 2) return scheme;
  return scheme.replace(OTHER_METHOD, (_, number: string) => (number === '1' ? 'EITHER' : 'OR'));
}

/** Describes methods by what to write, if an example shows it. */
export const writeMethodsByExample = (scheme: string): string =>
  scheme.replace(METHOD_EXAMPLE, '$1').replace(OTHER_EXAMPLE, ' or ');

/**
 * "WHERE Form = '10B' ⇥ 1 mark  (A. double quotes  R. no quotes)": the mark, with remarks that
 * begin with a letter.
 */
const REMARKS_BESIDE_MARK =
  /(\t[^\S\n]*[([]?\d[^\S\n]*marks?[)\]]?)[^\S\n]+\(((?:[ARI]|NE)\.[^()\n]+)\)[^\S\n]*$/gm;
const LETTER_BESIDE_MARK = /(?:^|\s+)(A|R|I|NE)\.\s+/g;
const SPELT: Readonly<Record<string, string>> = {
  A: 'accept',
  R: 'reject',
  I: 'ignore',
  NE: 'ignore',
};

const writeRemarksBesideMark = (scheme: string): string =>
  scheme.replace(
    REMARKS_BESIDE_MARK,
    (_, mark: string, remarks: string) =>
      `${mark}\t${remarks.replace(LETTER_BESIDE_MARK, (_match, letter: string) => `; ${SPELT[letter]} `).replace(/^; /, '')}`,
  );

const writeResultsBeside = (scheme: string): string =>
  /\t[^\S\n]*=/.test(scheme) ? scheme.replace(RESULT_BESIDE, '$1 $3 $2') : scheme;

/** "OR", "ALTERNATIVE METHOD" */
const OR_ALONE =
  /^[^\S\n]*(?:OR|(?:ALTERNATIVE|[Aa]lternative)[^\S\n]+(?:METHOD|method|approach|solution|route)|[Aa]lternatively)[^\S\n]*:?[^\S\n]*$/;
const ENDS_POINT = /(?:;|[([]1(?:\s*marks?)?[)\]]|[✓✔])[^\S\n]*$/;

/**
 * Turns OR alone between as many points above as below, each side worth all marks, into two routes
 * rather than two wordings.
 */
export function rewriteOtherWay(scheme: string, { maxMark }: Asked): string {
  const lines = scheme.split('\n');
  const at = lines.findIndex((line) => OR_ALONE.test(line));
  const isOnly = lines.findLastIndex((line) => OR_ALONE.test(line)) === at;
  const sides = [lines.slice(0, at), lines.slice(at + 1)];
  const counts = sides.map((side) => side.filter((line) => ENDS_POINT.test(line)).length);
  const first = lines.findIndex((line) => ENDS_POINT.test(line));
  const areWhole = counts.every((count) => count === maxMark);
  if (at < 0 || !isOnly || maxMark < 2 || !areWhole || /\bEITHER\b/i.test(scheme)) return scheme;
  return lines.with(at, 'OR').with(first, `EITHER ${lines[first]?.trimStart()}`).join('\n');
}

/** Rewrites what boards say about marks in their own wordings. */
export const rewriteConventions = (scheme: string): string =>
  writeMethodsByExample(
    writeRoutes(writeRemarksBesideMark(writeResultsBeside(scheme))).replace(EITHER_TERM, '$1'),
  )
    .replace(WORTH_AGAIN, (_, row: string, _worth: string, rest: string) => `${row}${rest}\n`)
    .replace(OR_ABOVE_PART, '\n$1 ')
    .replace(IMPLIES, '$1 scores $2 marks')
    .replace(LIMIT_OF_LIST, '$1 ($2)')
    .replace(OWN_FIGURE_LEGEND, '')
    .replace(OWN_FIGURE_INSIDE, '$1$2 ecf')
    .replace(OWN_FIGURE_BEHIND, '$1 ecf')
    .replace(OWN_FIGURE, ' ecf')
    .replace(TAKEN_OFF, '$1')
    .replace(ALL_FOR_OBJECTIVE, '')
    .replace(NUMBER_AND_WORTH, '')
    .replace(TITLE_OF_MARK, 'Note: $1$2$1 ')
    .replace(LONE_PLUS, 'Note: ')
    .replace(ANY_TIMES_ONE, (_, count: string, at: number, all: string) =>
      all.slice(0, at).trim() === '' ? `Any ${count} from:` : `Max ${count}`,
    )
    .replace(SAID_OF_MARK, 'Note: ')
    .replace(
      WHICH_MARKS,
      (_, verb: string, which: string) =>
        `${verb} ${which.match(new RegExp(ORDINALS, 'gi'))?.length ?? 1} marks`,
    )
    .replace(FIRST_MARKS, (_, verb: string, count: string) => `${verb} ${countOf(count)} marks`)
    .replace(
      FOR_SO_MANY,
      (_, before: string, what: string, count: string, remark?: string) =>
        `${before === '' ? '' : '\n'}• ${what} (${countOf(count)})${remark === undefined ? '' : `\n${remark}`}\n`,
    )
    .replace(SIGN_FOR_EACH, (_, said: string, signs: string) => `${said} (${signs.length})`)
    .replace(IF_WRONG, (_, count: string) => `\nSC ${countOf(count)} for `);
