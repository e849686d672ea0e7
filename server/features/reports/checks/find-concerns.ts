import { concernKinds, type ConcernKind } from '../../../../shared/contract/report-batches.ts';
import { ALSO_OF_LESSONS, concernWords, leftoverSigns } from './concern-words.ts';
import { asPronouns } from './as-pronouns.ts';
import { findMisspelt } from './misspelt-words.ts';

/** Words of a text that somebody should check before it goes home. */
interface FoundWords {
  kind: ConcernKind;
  /** As they appear in the text. */
  words: string;
}

/** The student of a text, and what their class was taught. */
interface TextContext {
  /** Names, which do not count as words here, as “Christian” and “Sen” may be. */
  names?: readonly string[];
  /** The student's own name. */
  own?: string;
  /** Subject and units. */
  taught?: string;
}

/** The most words of one kind that are reported; more would add nothing. */
const MAX_OF_A_KIND = 5;

/** The kinds that are never the subject of a lesson. */
const ABOUT_THE_STUDENT = new Set<ConcernKind>(['needs', 'insult', 'leftover']);
const STUDIES =
  /\b(?:understand\w*|knowledge|know(?:s|ing)?|essays?|wrote|writ(?:es?|ing)|analys\w+|explain\w*|explanation|descri\w+|discuss\w*|debat\w+|compar\w+|link\w*|stud(?:y|ies|ied|ying)|learn\w*|revis\w+|topics?|units?|causes?|history|themes?|characters?|presentations?|questions?|quotations?|poems?|plays?|played|role|research\w*|(?:key|technical|subject|scientific) terms?|spell\w*|vocabulary|identif\w+|evaluat\w+|recall\w*|remember\w*|interpret\w*|calculat\w+|argu\w+|speech on|(?:points?|paragraphs?|arguments?|answers?|facts?|details?|examples?) (?:about|on)|ideas? (?:of|about)|effects?|impact|treatments?|insight\w* into|source work on|(?:great|brilliant|convincing|superb|excellent|strong|cast|shone|playing) as|(?:talk|speak|write)s? (?:\w+ )?about|(?:excellent|good|great|strong|confident|brilliant|secure|solid|sound|clear|super|decent|impressive|thoughtful|sensitive|weak|hot) on(?! (?:the |new |his |her )?(?:meds|medi\w+|ritalin|tablets|pills|drugs)))\b/giu;
const STUDIED_AFTER =
  /^\s*(?:topics?|units?|timeline|essays?|tests?|questions?|papers?|poems?|projects?|lessons?|module|chapter|coursework|assessment|debate|in (?:the )?(?:play|poem|novel|text|story|book|french|german|spanish|italian|mandarin))\b/iu;
/** “Can describe her family in French” is about French. */
const IN_LANGUAGE =
  /^[^.!?;\n]* in (?:french|german|spanish|italian|mandarin|latin|urdu|arabic|polish|english)\b/iu;
/** “Suicide in the play” is about the play, unless somebody in class is mentioned. */
const IN_A_WORK =
  /^ in (?:the|this) (?:play|poem|novel|text|story|book)(?= *(?:$|[.,;!?\n]|(?:to|and|with|through|by|as)\b))/iu;
const ANYBODY =
  /\b(?:he|she|they|him|them|his|her|their|i|we|told|said|says|talks?|talked|mentioned)\b/iu;
const OF_SOMEBODY =
  /\b(?:his|her|their|my|mum|dad|mother|father|nan|gran\w*|uncle|aunt\w*|brother|sister|cousin|friend|dog|cat)\b|•[’']s\b/iu;
/** “Dies convincingly as Mercutio” is about a role, but “as Christmas came” is not. */
const IN_A_PART =
  /^(?: \p{L}+ly)? as (?:the |an? |Lady |Lord )?\p{Lu}\p{L}+(?= *(?:$|[.,;!\n]|(?:and|but|with|in)\b))/u;
const OF_STAGE = /^(?:drama|theatre|performing|english)/iu;
/** A family described in a language lesson, with nothing more said about it. */
const OF_LANGUAGE = /^(?:french|german|spanish|italian|mandarin|latin|urdu|arabic|polish|mfl)\b/iu;
const DESCRIBES = /\bdescri(?:bes?|bing) (?:(?:his|her|their) )?$/iu;
const NO_MORE = /^ *(?:$|[.,;!\n]|(?:and|with|using|well|clearly|accurately)\b)/iu;
/** The rest of a list after “knowledge”, such as “of the Black Death, surgery and”. */
const IS_LIST =
  /^(?: each)? (?:of|about|for|on) (?:the )?\p{L}+(?: \p{L}+)?, (?:\p{L}+, )*(?:\p{L}+ (?:and|or) )?$/u;
/**
 * Words (or a masked name) between what is studied and the listed word that show that it is about
 * the student and not the lesson.
 */
const OF_THE_STUDENT =
  /\b(?:his|her|their|my|own|being|because|due|since|despite|given|after|considering|although|though|while|himself|herself|themselves|at home|suffer\w*|affected|disrupted|interrupted|following|missed|lost|is|was|has|had|who|but|when)\b|•[’']s\b/iu;
/** Subjects about belief, in which only statements about the student's own belief count. */
const OF_FAITH = /^(?:relig|RE\b|RS\b|theolog|philosoph|ethic)/iu;
const OF_BELIEVER =
  /^\s*as an? |\b(?:(?:s?he|they) (?:(?:is|was|are) (?:an? )?)?|because of |(?:his|her|their|my) (?:own )?(?:\p{L}+ )?)$/iu;
const MARKED = /[.!?;\n]/gu;

/** Returns all listed words in a text, each once. */
export function findConcerns(
  text: string,
  { names = [], own = '', taught = '' }: TextContext = {},
) {
  const masked = maskNames(text, names);
  const asWritten = { text: masked, wordsAt: (from: number, to: number) => [text.slice(from, to)] };
  const readings = [
    asWritten,
    ...asPronouns(text, own).map((one) => ({ ...one, text: maskNames(one.text, names) })),
  ];
  const signs = leftoverSigns.exec(text)?.[0];
  const misspelt = findMisspelt(masked, names);
  const found: FoundWords[] = concernKinds.flatMap((kind) => {
    const known = readings.flatMap((reading) =>
      concernWords[kind].flatMap((pattern) =>
        placesOf(reading.text, pattern, kind, taught).flatMap(([from, to]) =>
          reading.wordsAt(from, to),
        ),
      ),
    );
    const slips = misspelt.filter((one) => one.kind === kind).map(({ words }) => words);
    return [...new Set([...known, ...slips])]
      .slice(0, MAX_OF_A_KIND)
      .map((words) => ({ kind, words }));
  });
  return signs === undefined ? found : [...found, { kind: 'leftover' as const, words: signs }];
}

function placesOf(text: string, pattern: RegExp, kind: ConcernKind, taught: string) {
  return [...text.matchAll(pattern)]
    .filter((match) => !isOfLesson(text, match, kind, taught))
    .map(({ 0: words, index }): [number, number] => [index, index + words.length]);
}

/** True if words are about a lesson and not the student, as in “explains the causes of disease”. */
function isOfLesson(
  text: string,
  { 0: words, index }: RegExpExecArray,
  kind: ConcernKind,
  taught: string,
): boolean {
  if (ABOUT_THE_STUDENT.has(kind)) return false;
  const before = text.slice(0, index);
  const isInWork = IN_A_WORK.test(text.slice(index + words.length)) && !ANYBODY.test(before);
  if ((kind === 'safety' || kind === 'meals') && !isInWork && !ALSO_OF_LESSONS.test(words))
    return false;
  const start = [...before.matchAll(MARKED)].at(-1)?.index ?? -1;
  const clause = before.slice(start + 1);
  if (kind === 'belief' && OF_FAITH.test(taught) && !OF_BELIEVER.test(clause)) return true;
  const after = text.slice(index + words.length);
  if (OF_STAGE.test(taught) && IN_A_PART.test(after) && !OF_SOMEBODY.test(clause)) return true;
  if (OF_LANGUAGE.test(taught) && DESCRIBES.test(clause) && NO_MORE.test(after)) return true;
  // For example “life after death”, if that is a unit.
  const isOfUnit = taught.split(/[,;:]\s*/u).some((unit) => {
    const at = unit.includes(' ') ? text.toLowerCase().lastIndexOf(unit.toLowerCase(), index) : -1;
    return at >= 0 && at + unit.length >= index + words.length;
  });
  if (isOfUnit) return true;
  const study = [...clause.matchAll(STUDIES)].at(-1);
  const since = study ? clause.slice(study.index + study[0].length) : clause;
  if (study && IN_LANGUAGE.test(text.slice(index))) return true;
  if (OF_THE_STUDENT.test(`${since} ${words}`)) return false;
  const isTaught = taught.toLowerCase().includes(words.toLowerCase());
  // A list of what is studied contains commas, but no separate verb.
  const isListed =
    IS_LIST.test(since) &&
    (/ (?:and|or) $/u.test(since) || /^ (?:and|or)\b/iu.test(text.slice(index + words.length)));
  const isObject = study !== undefined && (!since.includes(',') || isListed);
  return isObject || isTaught || STUDIED_AFTER.test(text.slice(index + words.length));
}

/** Replaces names by signs of the same length. */
function maskNames(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => name.match(/\p{Lu}[\p{L}\p{M}’'-]*/gu) ?? []);
  if (parts.length === 0) return text;
  const anyName = new RegExp(
    String.raw`(?<![\p{L}])(?:${[...new Set(parts)].map((part) => RegExp.escape(part)).join('|')})(?![\p{L}])`,
    'gu',
  );
  return text.replaceAll(anyName, (name) => '•'.repeat(name.length));
}
