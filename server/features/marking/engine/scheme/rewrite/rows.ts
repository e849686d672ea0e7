import type { Asked } from '../scheme.ts';

/**
 * Rewrites table rows and cells that some boards print with special signs in the form that the
 * scheme reader knows.
 */

const LETTER = '(A|R|I|NE|CON|AW|BOD)';
const VERBS: Readonly<Record<string, string>> = {
  A: 'accept',
  R: 'reject',
  I: 'ignore',
  NE: 'ignore',
  CON: 'reject',
  AW: 'note: AW',
  BOD: 'accept',
};
/**
 * "A >= 2011", "A 5/2" and "R SELECT *" after a tab or a gap: letters for verbs, not mark codes.
 */
const LETTER_IN_CELL = new RegExp(
  String.raw`(\t[^\S\n]*|(?<!^[^\S\n]*\d{1,2}[.)]|^)[^\S\n]{2,}|;[^\S\n]*)${LETTER}[:.]?[^\S\n]+(?=[\d<>≥≤½]|==|\p{Lu}{2,}\b|\p{Lu}\p{Ll}|I\s)`,
  'gmu',
);
const LETTERED_ROW = /(?:\t|[^\S\n]{2,}|;[^\S\n]*)(?:A|R|NE|CON)[:.]?[^\S\n]+\S/;
/** "(1)   A as, since  R fun; it was": the text after the mark is a separate cell. */
const LETTER_BEHIND_MARK = /([([]\d[)\]])[^\S\n]{2,}(?=(?:A|R|I|NE|CON)[:.]?[^\S\n]+\S)/g;
/** "I want" is a translation, and "a" an article. */
const LETTERS_OF_WORDS = new Set(['A', 'I']);

/** "C1 ⇥ 96 ÷ 8": one board's compensation marks, which the answer implies. */
const COMPENSATION = /^([^\S\n]*)C(\d)(?=\t|[^\S\n]{2,})/gm;
const CODED_ROW = /^[^\S\n]*[MABCE]\d(?=\t|[^\S\n]{2,})/gm;

/** "2m" in a column of marks. */
const SHORT_MARK = /\t[^\S\n]*([1-6])\s?m(?=[^\S\n]*(?:\t|$))/gm;
/** "award ONE mark for any of: ⇥ (1)" over a list with dashes: what earns part of the marks. */
const PART_FOR_ANY =
  /^(?:[^\S\n]*or[^\S\n]*\n)?[^\S\n]*(?:if the answer is not [^,\n]{1,40},?[^\S\n]*)?(?:award|allow|give)[^\S\n]+(?:one|1)[^\S\n]+mark[^\S\n]+for[^\S\n]+(?:any|either|one)(?:[^\S\n]+one)?[^\S\n]+(?:of|from)(?:[^\S\n]+(?:the following|these))?[^\S\n]*:?[^\S\n]*(?:\t[^\S\n]*[([]?1[)\]]?)?[^\S\n]*\n((?:[^\S\n]*[–•●▪-][^\S\n]+[^\n]+(?:\n|$))+)/gim;

/** "Calculation (1)   20%": the task for the mark, and then its result. */
const TASK_IN_FRONT =
  /^[^\S\n]*(?:calculation|conclusion|answer|judgement|decision|working|formula|substitution|explanation|reason|statement|definition|example|identification)[^\S\n]*([([][1-4](?:[^\S\n]*marks?)?[)\]])(?:\t|[^\S\n]{2,}|[^\S\n]*[:–-][^\S\n]+)[^\S\n]*(?=\S)(?!\p{L}+ ?[([]1[)\]]\s*$)([^\n]*)$/gimu;

/** "lightweight ... easy to lift": a property and, after the dots, the reason for it. */
const PAIR_WITH_DOTS =
  /^[^\S\n]*(\p{Ll}[^\n.]{2,60}?)[^\S\n]+(?:\.{3}|…)[^\S\n]+(\p{Ll}[^\n]{3,90})$/gmu;
const ONE_AND_ONE =
  /\b(?:1|one) mark for (?:a |an |the )?\p{L}+,? (?:and|plus) (?:1|one) mark for (?:a |an |the |its )?(?:linked |matching |relevant )?(?:reason|explanation|use|function|effect)s?\b[^\n]*/iu;

/** "(b)(ii)" in the first cell. */
const PART_LABEL = /^[^\S\n]*(?:\d{0,2}[^\S\n]?)?\([a-h]\)[^\S\n]?\([ivx]{1,4}\)\t/;

const ROW_NUMBER = /^[^\S\n]*(\d)[^\S\n]*\t[^\S\n]*(?=[\p{L}(][^\t]*$)/u;
/** A mark at the end of any row: then the leading figures may be anything. */
const HAS_MARK = /(?:[([]\d[)\]]|\t[^\S\n]*\d)[^\S\n]*$|[✓✔]/m;

/** Turns "1 ⇥ trees are removed" to "3 ⇥ …" into bullets, if there are as many rows as marks. */
function writeNumberedRows(scheme: string, maxMark: number): string {
  const lines = scheme.split('\n');
  const numbers = lines.flatMap((line) => ROW_NUMBER.exec(line)?.[1] ?? []);
  const areCounted =
    numbers.length === maxMark &&
    numbers.length > 1 &&
    numbers.every((number, at) => Number(number) === at + 1);
  if (!areCounted || lines.some((line) => HAS_MARK.test(line))) return scheme;
  return lines.map((line) => line.replace(ROW_NUMBER, '• ')).join('\n');
}

const writeLetters = (scheme: string, isTranslation: boolean): string =>
  LETTERED_ROW.test(scheme)
    ? scheme
        .replace(LETTER_BEHIND_MARK, '$1\t')
        .replace(LETTER_IN_CELL, (found, before: string, letter: string) =>
          isTranslation && LETTERS_OF_WORDS.has(letter)
            ? found
            : `${before.startsWith('\t') ? '\t' : '; '}${VERBS[letter] ?? ''}: `,
        )
    : scheme;

const writeCompensation = (scheme: string): string =>
  (scheme.match(CODED_ROW)?.length ?? 0) > 1 ? scheme.replace(COMPENSATION, '$1B$2') : scheme;

/** Writes both halves of a pair as points, the second only if the first is given. */
const writePairs = (scheme: string, maxMark: number): string =>
  ONE_AND_ONE.test(scheme) && (scheme.match(PAIR_WITH_DOTS)?.length ?? 0) > 1
    ? scheme
        .replace(ONE_AND_ONE, `Max ${maxMark}`)
        .replace(PAIR_WITH_DOTS, '• $1 (1)\n• $2 (1)\nonly if the previous mark is given')
    : scheme;

/** "Knowledge/Application 3 marks" above points that have their own marks. */
const SKILLS_AND_SUM =
  /^[^\S\n]*(?:(?:knowledge|understanding|application|analysis|evaluation)\b[^\S\n]*(?:[/,&]|and\b)?[^\S\n]*)+[:–-]?[^\S\n]*[([]?\d[^\S\n]*marks?[)\]]?[^\S\n]*$/gim;
/** "AO1 = 4   For each difference: …". */
const OBJECTIVE_AND_SUM = /^[^\S\n]*AO\d[a-z]?[^\S\n]*=[^\S\n]*\d[^\S\n]+(?=\S)/gm;
/** Text addressed to the marker, wherever it is. */
const SAID_TO_MARKER =
  /^[^\S\n]*(?=\(?(?:no working and\b|first check\b|units? (?:is|are|need) not\b|this is not an exhaustive\b|(?:statements?|answers?|reasons?|points?|comparisons?|each \p{L}+) must (?:be|match|mention|include|refer|come|compare)\b|[^\n]{0,40}\bmarks? can be (?:given|awarded|scored) with|articles? ignored|accept (?:symbols?\b|[.·∧&][^\n]{0,12} for AND)))/gimu;
/** "use a password / AVP": the list is open, and AVP is not one of its items. */
const OPEN_AT_END = /[^\S\n]*[/,][^\S\n]*A\.?V\.?P\.?[^\S\n]*(?=[([]|$)/gm;
/** "inelastic – OFR (1)". */
const OWN_FIGURE = /[^\S\n]*[–-]?[^\S\n]*\(?OFR\b[^\n]*$/;

/** "If answer = 28.3 (cm²) award 2 marks": at the start, but about the whole answer. */
const ANSWER_CHECKED =
  /^[^\S\n]*If (?:the )?(?:final )?answer[^\S\n]*(?:=|is)[^\S\n]*(?!(?:wrong|incorrect|not|missing)\b)(\S[^\n]{0,40}?),?[^\S\n]+(?:then[^\S\n]+)?(?:award|give|scores?)[^\S\n]+(\d)[^\S\n]+marks?\b[^\n]*(?:\n|$)/gim;
const FIRST_CHECK = /^[^\S\n]*first check\b[^\n]*(?:\n|$)/gim;

/** Moves remarks on the whole answer from above the points to below them. */
function writeChecked(scheme: string): string {
  const said = [...scheme.matchAll(ANSWER_CHECKED)].map(
    ([, answer = '', worth = '']) => `${answer} scores ${worth} marks`,
  );
  const points = scheme.replace(ANSWER_CHECKED, '').replace(FIRST_CHECK, '');
  return said.length === 0 || points.trim() === '' ? scheme : `${points}\n${said.join('\n')}`;
}

const ANSWER_ABOVE = /^[^\S\n]*(?:final )?answer:?[^\S\n]+(\S[^\n]*)\n/i;
/** "35/66 oe" alone above "P1 for …". */
const FIGURE_ABOVE =
  /^[^\S\n]*(-?\d[\d.,/]*[^\S\n]*(?:%|\p{L}{1,4})?(?:[^\S\n]+oe)?)[^\S\n]*\n\s*(?=[MPB]1\b[^\n]*\n[^]*\bA1\b)/mu;
/** "A1 ⇥ oe fraction": an accuracy mark that does not name an answer. */
const ACCURACY = /^([^\S\n]*A1(?:\t|[^\S\n]+))(?:oe\b|cao\b|awrt\b|$)[^\n]*/m;
const METHOD = /^[^\S\n]*[MP]\d/m;
const HEADER_OF_CODES = /^[^\S\n]*marks?\t[^\S\n]*(?:comments?|notes?|guidance)[^\S\n]*\n/im;
/** "12/25 oe (e.g. 24/50), awrt 0.48": other forms of one figure. */
const OTHER_FORM =
  /[^\S\n]*(?:oe\b[^\S\n]*)?\((?:e\.?g\.?|or)[^\S\n]+([^()\n]*\d[^()\n]*)\)|,[^\S\n]*(?=awrt\b)/gi;

/**
 * Adds the answer of "Answer: 12/25" above "M1 …" and "A1 oe" to the accuracy mark that is for it.
 */
function writeAnswerAbove(scheme: string): string {
  const above = ANSWER_ABOVE.test(scheme) ? ANSWER_ABOVE : FIGURE_ABOVE;
  const answer = above.exec(scheme)?.[1];
  if (answer === undefined || !METHOD.test(scheme) || !ACCURACY.test(scheme)) return scheme;
  const forms = answer
    .replace(OTHER_FORM, (_, form?: string) => (form === undefined ? ' or ' : ` or ${form}`))
    .trim();
  return scheme
    .replace(above, '')
    .replace(HEADER_OF_CODES, '')
    .replace(ACCURACY, (_, code: string) => code + forms);
}

const COLUMN_MARK = /^[^\S\n]*(?:1|one) mark for\b[^\n]*\b(?:columns?|output)\b/i;
const GRID_ROW = /^[^\S\n]*[^\s\t]{0,8}(?:\t[^\s\t]{0,8}){1,8}[^\S\n]*$/;

/**
 * Removes the trace table above "1 mark for y column 9, 7, 4", because the marks repeat what is in
 * it.
 */
function dropTracedTable(scheme: string, maxMark: number): string {
  const lines = scheme.split('\n');
  return lines.filter((line) => COLUMN_MARK.test(line)).length === maxMark && maxMark > 1
    ? lines.map((line) => (GRID_ROW.test(line) ? '' : line)).join('\n')
    : scheme;
}

/** "servi ... portaverunt |": the first and last words of the text to translate. */
const GIVEN_WITH_DOTS =
  /^[^\S\n]*\p{L}[^|\n\t]{0,80}? (?:\.{3}|…)(?: [^|\n\t]{0,80}?)? *(?:\||\t)[^\S\n]*(?=\p{L}|\()/gmu;
/** "; 'later' must be there" after a remark. */
const MUST_BE_THERE =
  /;[^\S\n]*(?=['‘"“][^'’"”\n]{2,20}['’"”] must be (?:there|present|included|seen)\b)/g;
/** "Distance ⇥ 3.2": the quantity that the figure or name belongs to. */
const LABEL_AND_GAP =
  /^([^\S\n]*\p{Lu}\p{Ll}{3,}(?: \p{Ll}+)?)(?:\t|[^\S\n]{3,})(?=(?:[£$(]?\d|\p{Ll})[^\n]*[([]\d[)\]])/gmu;

const PART = /^[^\S\n]*(?:(?:1|one) mark (?:for|:)|MP\d:?|[MB]1)[^\S\n]+(\S[^\n]*?)[^\S\n]*$/;
const IS_LOGIC = /\b(?:AND|OR|NOT|XOR)\b/;
const NO_EXPRESSION = /\b(?:their|something|whole|own|candidate)\b/;

/**
 * Rewrites "X = A AND (B OR C)" over "1 mark for B OR C" and "1 mark for A AND (their bracket)":
 * the whole expression earns all the marks, and parts that are expressions earn theirs.
 */
function writeLogicWithParts(scheme: string, maxMark: number): string {
  const lines = scheme.split('\n');
  const parts = lines.flatMap((line, at) => {
    const said = at > 0 ? PART.exec(line)?.[1] : undefined;
    return said === undefined ? [] : [{ at, said }];
  });
  const isWhole = IS_LOGIC.test(lines[0] ?? '') && PART.exec(lines[0] ?? '') === null;
  if (!isWhole || parts.length !== maxMark || !parts.some(({ said }) => NO_EXPRESSION.test(said)))
    return scheme;
  const partAt = new Map(parts.map(({ at, said }) => [at, said]));
  return lines
    .map((line, at) => {
      const said = partAt.get(at);
      if (at === 0) return `${line.trimEnd()} (${maxMark})`;
      if (said === undefined) return line;
      return NO_EXPRESSION.test(said) ? `Note: ${line.trim()}` : `SC 1 for ${said}`;
    })
    .join('\n');
}

/**
 * Rewrites what boards print next to and between table rows in the form that the scheme reader
 * knows.
 */
export function rewriteRows(scheme: string, { maxMark, questionText }: Asked): string {
  const isTranslation = /\btranslat|\binto english\b/i.test(questionText);
  const whole = dropTracedTable(
    writeChecked(writeAnswerAbove(writeLogicWithParts(scheme, maxMark))),
    maxMark,
  );
  const given = isTranslation ? whole.replace(GIVEN_WITH_DOTS, '') : whole;
  const lettered = writeLetters(writeNumberedRows(given, maxMark), isTranslation);
  return writePairs(writeCompensation(lettered), maxMark)
    .replace(MUST_BE_THERE, '; note: ')
    .replace(LABEL_AND_GAP, isTranslation ? '$&' : '$1: ')
    .replace(SKILLS_AND_SUM, (found) => (HAS_MARK.test(scheme) ? '' : found))
    .replace(OBJECTIVE_AND_SUM, '')
    .replace(SAID_TO_MARKER, 'Note: ')
    .replace(OPEN_AT_END, '; AVP')
    .replace(PART_LABEL, '')
    .replace(SHORT_MARK, '\t($1)')
    .replace(PART_FOR_ANY, (_, list: string) =>
      list.replaceAll(/^[^\S\n]*[–•●▪-][^\S\n]+/gm, 'SC 1 for '),
    )
    .replace(TASK_IN_FRONT, (_, mark: string, said: string) =>
      OWN_FIGURE.test(said) ? `${said.replace(OWN_FIGURE, '')} ${mark} ecf` : `${said} ${mark}`,
    );
}
