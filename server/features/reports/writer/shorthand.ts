import { hasFormula, START } from './written-signs.ts';

/**
 * Matches any of these words, with or without a capital. `(?i:…)` missed capitals in one long run
 * of tests, for an unknown reason.
 */
const oneOf = (words: string) =>
  `(?:${words.replaceAll(/(?<=^| )\p{L}/gu, (first) => `[${first.toUpperCase()}${first}]`).replaceAll(' ', '|')})`;

/** Words that are preceded by “very” in reports; “v high” may be a velocity. */
const PRAISED = oneOf(
  'good gd well hard hard-working hardworking neat neatly strong quiet quietly quick quickly pleased pleasing nice kind polite ' +
    'politely helpful able bright keen sensible sensibly mature maturely capable clear clearly careful carefully confident ' +
    'confidently creative thoughtful positive impressive impressed encouraging proud happy focused focussed organised organized ' +
    'detailed accurate accurately interesting interested reliable chatty talkative shy weak slowly poor limited basic late tired ' +
    'lazy rude disappointing disappointed much little few often rarely easily distracted enthusiastic enthusiastically committed ' +
    'motivated conscientious articulate effective effectively concerned worried caring considerate competent consistent ' +
    'knowledgeable perceptive insightful imaginative independent independently involved engaged attentive pleasant patient ' +
    'popular punctual responsible skilful supportive talented tidy willing messy untidy noisy lively immature inconsistent ' +
    'negative difficult easy important useful ambitious active anxious nervous upset',
);
/** Words after which “v” means versus: “strong v weak”, “won v good teams”. */
const OPPOSED = oneOf(
  'strong weak hard good poor bad soft quiet loud old new rich right hot fast slow formal won win wins lost beat drew played plays playing match game find finds calculate calculates solve solves for',
);
const OPPONENTS = String.raw`(?:\p{L}+ )?(?:teams?(?! (?:player|member|leader|work))|sides?|oppos\p{L}+|opponents?|schools|players)\b`;
/** Words that come before a symbol, a letter or a line. */
const BEFORE_A_SYMBOL = oneOf(
  'find finds found calculate calculates value values letter letters symbol symbols side sides line lines angle angles length ' +
    'width height weight ratio fraction formula variable variables term terms year years for and or of let if when where that the a an ' +
    'is by in to from on at with solve solves between plus minus times over',
);
const AFTER_A_SYMBOL = oneOf(
  'is are was were has and or for in from by to equal equals increases decreases rises falls when as on at if doubles halves with times over plus minus',
);
const PARTICIPLE = String.raw`(?:been|done|had|gone|made|got|given|taken|written|put|shown|come|seen|thought|chosen|spoken|read|kept|begun|known|won|run|\p{L}{2,}ed)\b`;
const SAID_BY_ME = oneOf(
  'am have had know knew think thought would will was can could hope believe look feel felt want wish like trust recommend expect ' +
    'see saw do did should suggest really enjoy enjoyed love loved said say asked gave set told taught need appreciate encourage ' +
    'noticed found suppose put mean start must may might also just never always still often spoke wrote keep kept understand wonder',
);
const GREAT = oneOf(
  'work effort job attitude progress start term year contribution contributions idea ideas presentation student pupil learner ' +
    'member listener team reader writer speaker helper lesson lessons essay project practical result results improvement potential ' +
    'fun sense energy enthusiasm focus behaviour knowledge understanding skills questions answers',
);
const AFTER_BEFORE = String.raw`(?:\p{L}{2,}ing|the|an?|his|her|their|my|our|each|every|s?he|they|it|we|you|next|exams?|tests?|half|christmas|easter|lessons?|school|class)\b`;
const BEFORE_A_CODE = oneOf(
  'to on at in and with of from cell square question unit book room form class size page paper section vitamin bus map grid',
);
const WHEN = String.raw`\b(?:in|since|until|till|early|mid|late|last|next|(?:end|start|beginning|middle) of) `;
const RATIO = oneOf(
  'ratio fraction formula gradient finds? reads? plots? calculates? value divid\\p{L}+',
);
const NO_RATIO = String.raw`(?<!\b${RATIO} (?:of )?)`;

const APART = String.raw`(?<![\p{L}\d’'/])`;
const ENDS = String.raw`(?![\p{L}\d’'/])`;
/** Matches shorthand in lower case, or with a capital at the start of a sentence. */
const short = (before: string, letters: string, after = ENDS) => {
  const first = letters.charAt(0);
  const start = `${START}${first.toUpperCase()}`;
  return new RegExp(`(?:${start}|${before}${APART}${first})${letters.slice(1)}${after}`, 'gu');
};

/** Shorthand that can only mean one thing in its place. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [short(NO_RATIO, 'h/?w'), 'homework'],
  [short(NO_RATIO, 'c/w'), 'classwork'],
  [short('', 'w/(?:out|o)'), 'without'],
  [short('', 'w/', String.raw`(?= (?:\p{L}{2}|a ))`), 'with'],
  [
    short(
      String.raw`(?<=\p{L}{2},? )(?<!\b${BEFORE_A_SYMBOL} )`,
      String.raw`w\.?`,
      String.raw`(?= (?!${AFTER_A_SYMBOL}\b)(?:\p{L}{2}|a ))`,
    ),
    'with',
  ],
  [/(?<=[\p{L}\uE000-\uF8FF]) & (?=\p{Ll}{2})|(?<=\p{L}{2})&(?=\p{Ll}{2})/gu, ' and '],
  [short('', 'esp', String.raw`\b\.?`), 'especially'],
  [short('', 'gr8', `(?= ${GREAT}\\b)`), 'great'],
  [short(String.raw`(?<!\b${BEFORE_A_CODE} )`, 'b4', `(?= ${AFTER_BEFORE})`), 'before'],
  [/(?<!\d ?)\b[Yy]r ?(?=[\d\uE000-\uF8FF])/gu, 'Year '],
  [
    short(
      String.raw`(?<=\p{L}{3},? )(?<!\b(?:${BEFORE_A_SYMBOL}|tells?|lines?|the) )`,
      'b/?c',
      String.raw`(?= (?!${AFTER_A_SYMBOL}\b)\p{L})`,
    ),
    'because',
  ],
  [new RegExp(`${APART}coz${ENDS}`, 'gu'), 'because'],
  [short('', 'pl[sz]'), 'please'],
  [new RegExp(`${APART}tho${ENDS}`, 'gu'), 'though'],
  [
    /(?<!\b[Pp][’']?s\b.*)(?<![\p{L}\d’'/])(?:q[un]?s|Q[un]?s(?! ?\d))(?![\p{L}\d’'/])/gu,
    'questions',
  ],
  [
    short(
      String.raw`(?<=\b(?:reads?|reading|answers?|answering) )`,
      'qu',
      "(?! (?:words?|sounds?|and|as|in)\\b)(?![\\p{L}\\d’'/-])",
    ),
    'questions',
  ],
  [
    /(?<=\b(?:each|every|first|second|third|last|next|one|per|opening|final|whole|new) )para\b(?![-’'])/gu,
    'paragraph',
  ],
  [/(?<![\p{L}-])paras\b/gu, 'paragraphs'],
  [
    new RegExp(
      String.raw`(?<=\b(?:[cwCW]|sh|Sh)ould |\b[Mm]ust |\b[Mm]ight )of(?= ${PARTICIPLE})`,
      'gu',
    ),
    'have',
  ],
  [/(?<=^|\b(?:to|should|must) )practice(?= (?:the|\p{L}+ing)\b)/gu, 'practise'],
  [/(?<=^)Practice(?= (?:the|\p{L}+ing)\b)/gu, 'Practise'],
  [short('', 'asap'), 'as soon as possible'],
  [new RegExp(String.raw`(?<=${WHEN})sept?\b\.?`, 'gu'), 'September'],
  [new RegExp(String.raw`(?<=${WHEN})jan\b(?!\.\p{L})`, 'gu'), 'January'],
  [new RegExp(String.raw`(?<=${WHEN}|\b(?:to|by|from) )feb\b(?!\.\p{L})`, 'gu'), 'February'],
  [new RegExp(String.raw`(?<=${WHEN})oct\b(?!\.\p{L})`, 'gu'), 'October'],
  [new RegExp(String.raw`(?<=${WHEN}|\b(?:to|by|from) )nov\b(?!\.\p{L})`, 'gu'), 'November'],
  [new RegExp(String.raw`(?<=${WHEN})dec\b(?!\.\p{L})`, 'gu'), 'December'],
  [
    short(
      '',
      'im',
      ' (?=pleased|proud|sure|happy|glad|impressed|confident|delighted|worried|really|so|very|not)',
    ),
    'I’m ',
  ],
  [
    new RegExp(
      String.raw`${APART}(?<!\b(?:by|of|part|and|question) )i(?= ${SAID_BY_ME}\b|[’']\p{L})`,
      'gu',
    ),
    'I',
  ],
  [/([!?])\1+/gu, '$1'],
];
/**
 * Shorthand that is not expanded in notes with calculations, or that combine words of a language or
 * substances.
 */
const IN_PROSE: readonly (readonly [RegExp, string])[] = [
  [
    short(
      String.raw`(?<!\b${OPPOSED} )`,
      String.raw`v\.?`,
      String.raw`(?= ${PRAISED}\b(?! ${OPPONENTS}))`,
    ),
    'very',
  ],
  [/(?<=\p{L}{2}) \+ (?=\p{Ll}{2})/gu, ' and '],
];
const PUT_TOGETHER =
  /\b(?:verbs?|tenses?|participles?|infinitives?|nouns?|adjectives?|equations?|formulas?|formulae|react\p{L}*|acids?|salts?|sin|cos|tan)\b/iu;

/** Expands the shorthand in a note, if it certainly is shorthand. */
export function writeOut(note: string, original: string): string {
  const certain =
    hasFormula(original) || PUT_TOGETHER.test(original) ? SHORTHAND : [...SHORTHAND, ...IN_PROSE];
  return certain.reduce(
    (text, [shorthand, words]) =>
      text.replaceAll(shorthand, (found: string, ...rest: unknown[]) =>
        words === '$1' ? String(rest[0]) : withCapital(found, words, text, Number(rest.at(-2))),
      ),
    note,
  );
}

/** Keeps a capital at the start of a sentence. */
const withCapital = (found: string, words: string, text: string, at: number): string =>
  /^\p{Lu}/u.test(found) && !/[\p{L}\p{N}] $/u.test(text.slice(0, at))
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : words;
