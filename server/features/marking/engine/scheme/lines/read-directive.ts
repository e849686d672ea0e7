/** What a line of guidance tells the marker to do. */
type DirectiveKind = 'accept' | 'ignore' | 'reject' | 'note';

/** A line of guidance, such as "accept sugar". */
export interface Directive {
  kind: DirectiveKind;
  text: string;
  /** Whether it is about the whole scheme: "NB do not credit …". */
  isGeneral?: boolean;
}

/** A sign in front of remarks about the points, whatever they begin with. */
export const REMARK_SIGN = '\u2062';

const KINDS: readonly (readonly [DirectiveKind, RegExp])[] = [
  [
    'reject',
    /^(?:reject(?:ed:)?(?![\p{L}\p{N}])(?!\s+(?:H\s?[0oO₀]|(?:the\s+)?null\b))|penalise(?!\p{L})|(?:do|does|should)\s*n(?:[o'’]|\s?o)t\s+(?:accept|allow|credit|award|reward|condone)|not?\s+(?:accept|allow|credit)(?:\s+for)?|not:|not(?=\s+(?:["'‘“]|\p{L}{0,2}Ω|\p{L}{1,3}\/\p{L}))|NOT\b(?!\s*(?:\/|gates?\b|$))|DNA(?::|(?=\s*(?:[<>=≥≤"'‘“]|if\b.{1,60}\b(?:also|stated|given|seen|mentioned|included|written)\b|[^\n]{1,40}\bfor\s+(?:line|row|point|mark|MP)\s?\d)))|(?:unacceptable|incorrect|wrong)(?:\s+answers?)?:|RE?J:|R:)\s*:?\s*/iu,
  ],
  [
    'ignore',
    /^(?:ignore|disregard|no marks? for:?|zero(?:\s+marks?)?:|0\s+marks?(?:\s+for)?:|insufficient:?|not enough(?::|(?=\s+(?:on its own|by itself|for (?:the|a|this) mark|alone|just|to say|["“'‘])))|too vague:?|neutral(?:\s+answers?)?:|NBOD\b|NE:|I:)(?![\p{L}\p{N}])\s*:?\s*/iu,
  ],
  [
    'note',
    /^(?:credit|reward)\s[^\n]*\bonly\s+(?:as|if|when|where|once)\b.*$|^(?:accept|allow|credit|reward)\s+(?:any|other|all|reasonable|valid|suitable|appropriate|relevant|alternative|correct|phonetic|a\s+range|(?:the\s+)?converse|(?:the\s+)?opposite\b|pseudocode|formulae|reverse|multiples)\b.*$/i,
  ],
  [
    'note',
    /^(?:allow|award|give|credit|accept)\s+(?:a\s+max(?:imum)?\s+(?:of\s+)?)?(?:\d+|one|two|three)\s+marks?\b.*$|^(?:allow|award|give|credit)\s+(?:a\s+)?max(?:imum)?\b.*$/i,
  ],
  ['accept', /^(?:also\s+)?(?:accept|allow|condone|credit)(?![\p{L}\p{N}])(?:\s+also)?\s*:?\s*/iu],
  ['accept', /^(?:A:|BOD(?![\p{L}\p{N}]):?)\s*/iu],
  [
    'note',
    /^(?:notes?|n\.?b\.?|guidance|examiners?|comments?|additional guidance|aw|owtte|ora|ecf|avp|dpt|hint|con|(?:oe|isw|soi)(?=\s*[.;]?$))(?![\p{L}\p{N}])\s*:?\s*/iu,
  ],
];

/** "NB do not credit …": the text after it counts. */
const NOTED = /^(?:n\.?b\.?|notes?)\s*[:–-]?\s+/i;

/** 'Not "loud"', "not Ω/m": what is rejected is in quotation marks, or is a unit. */
const NOT_THIS = /^[Nn]ot\s+(?:["'‘“]|\p{L}{0,2}Ω|\p{L}{1,3}\/\p{L})/u;

const ANYWHERE: ReadonlySet<string> = new Set(['not']);

/** Reads a line as guidance; returns null for a point. Ignores case, except in "NOT". */
export function readDirective(line: string): Directive | null {
  if (line.startsWith(REMARK_SIGN)) return { kind: 'note', text: line.slice(REMARK_SIGN.length) };
  const noted = NOTED.exec(line);
  if (noted !== null) {
    const inner = readDirective(line.slice(noted[0].length));
    if (inner !== null && inner.kind !== 'note') return { ...inner, isGeneral: true };
  }
  for (const [kind, pattern] of KINDS) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const word = match[0].trim().toLowerCase();
    if (ANYWHERE.has(word) && !line.startsWith('NOT') && !NOT_THIS.test(line)) continue;
    // "con mi abuela" is Spanish.
    if (/^con\b/i.test(match[0]) && !line.startsWith('CON')) continue;
    if (/^(?:[air]:|n?bod:?)$/.test(word) && !/^[A-Z]/.test(line)) continue;
    const rest = kind === 'note' ? line : line.slice(match[0].length);
    return { kind, text: rest.trim() };
  }
  return null;
}

/**
 * The column letters of some boards and their meanings: "A multiply / divide", "R immune", "NE eat
 * healthily".
 */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'accept: ',
  I: 'ignore: ',
  R: 'reject: ',
  NE: 'ignore: ',
  RJ: 'reject: ',
  CON: 'reject: ',
  ORA: 'note: ORA ',
};
const FORMULA = String.raw`\p{Lu}\p{L}?[\d₀-₉²³⁺+]`;
const LETTER = String.raw`(A|I|R(?!\s+v\b)|NE|RJ|CON|ORA)(?::|\s+(?=['‘"“(\p{Ll}\d]|${FORMULA})|(?<=\b(?:R|NE))\s+(?=\p{Lu}))\s*`;
const FIRST_LETTER = new RegExp(
  String.raw`(?:;\s*|(?<=[✓)\]\p{Ll}])\s{2,}|(?<=✓)\s*|(?<=[([]\d[)\]])\s*[–—-]?\s*)${LETTER}`,
  'u',
);
const LATER_LETTER =
  /(?<!\b(?:reject|accept|allow|ignore))(?:;\s*|\s+)(I|R(?!\s+v\b)|NE|CON)(?::|\s+(?=['‘"“(\p{Ll}]))\s*/gu;
const WHOLE_LETTER =
  /^(?:(R(?!\s+v\b)|NE)\s+(?=[^\s=])|(A|I|R(?!\s+v\b)|NE|RJ|CON|ORA)(?::|\s+(?=['‘"“(\p{Ll}\d]))\s*)/u;

const spelled = (letter: string | undefined): string => LETTERS[letter ?? ''] ?? '';

const USES_LETTERS =
  /;\s*(?:A|I|R|NE|CON|ORA|AVP)\b|^[^\S\n]*(?:R|NE|AVP)\s+\S|[.;]\s+(?:R|NE)\s+['‘"“]|;\s*\n(?:.*;\s*(?:\n|$)){1,}/m;
const LETTER_AT_START = new RegExp(
  String.raw`^\s*(?:A|I)\s+(?=refs?\b|['‘"“(]|\p{Ll}{2}|\d|${FORMULA}|\p{Lu}[\p{L}-]*(?:,|\s*/|\s*$))`,
  'u',
);

/** True if a scheme's guidance begins with "A", "I" and "R". */
export const usesLetters = (scheme: string): boolean => USES_LETTERS.test(scheme);

/** "• grate the cheese (NE)" */
const REFUSED = /^\s*(?:[•*–-]\s*)?(\S.*?)\s*(?:[([](NE|R|I)[)\]]|=\s*(NE))\s*$/;
/** "low fat spread (R: margarine)" */
const IN_BRACKETS_BY_LETTER =
  /\s*\((A|R|I|NE|CON)(?:[:.]\s*|\s+)(?=['‘"“\p{Ll}\d]|I\u2060?\s|(?<=:\s*))/gu;
/** "(A I have forgotten; R I forget)" in a translation. */
const LATER_IN_BRACKETS = /(?<=\([^()]*);\s*(R|NE)\s+(?=I\u2060?\s)/gu;

/** "R: formulae. A: sulphuric" */
const AFTER_SENTENCE =
  /(?<=\p{Ll})\.\s+(?:(A|R|I|NE|CON):\s+|(R(?!\s+v\b)|NE|CON)\s+(?=['‘"“\p{Ll}]|\p{Lu}{2,}|\p{Lu}\p{Ll}))/gu;

/** 'R. "on its own"' is the letter with a stop. */
const STOPPED = /^(\s*)(R|NE)\.\s+(?=["“'‘\p{Ll}])/u;

/** "BP2 NE 'stores data permanently'", "BP1 accept a while loop": about one point. */
const OF_POINT =
  /^\s*(?:(?:BP|MP|Pts?\.?|P|point)\s?(?=\d)|(?=\d[.)]\s))(\d)[.)]?\s*[:–-]?\s*(R|NE|A|DNA|accept|allow|condone|ignore|reject|do not (?:accept|allow|credit|reward))(?::|\s)\s*([^\s.][^.]*)(.*)$/i;

/** "osmosis R diffusion alone": with single blanks, unless a verb makes the letter a subject. */
const BETWEEN_WORDS =
  /(?<=\p{Ll}) (R|NE|CON) (?!v\b)(?=\p{Ll}{3,})(?!is|are|was|were|has|and|the|moves?|increases?|decreases?)/gu;

/** True if the letter is an article or a number's: "3. a dog barked" accepts nothing. */
const isArticle = (refusal: string, line: string): boolean =>
  /^(?:a|r|ne)$/.test(refusal) ||
  (refusal === 'A' && /^\s*\d/.test(line) && !/^\s*\d[.)]\s*A:/.test(line));

const HAS_STOPPED = /(?:^|\t)[^\S\n]*(?:NE|DPT|R)\.\s+\S/m;
const IS_LETTERED_LIST = /^\s*[BC][.)]\s/m;
const STOPPED_LETTER = /(^[^\S\n]*|\t|[^\S\n]{2,}|;\s*)(A|I|R|NE)\.[^\S\n]+(?=\S)/gm;

/**
 * Marks the letters that stand for verbs and do not number anything, as one board writes them: "A.
 * volatile", "NE. fast", "R. permanent".
 */
export const markStopped = (scheme: string): string =>
  HAS_STOPPED.test(scheme) && !IS_LETTERED_LIST.test(scheme)
    ? scheme
        .replaceAll(STOPPED_LETTER, (_, before: string, letter: string) => `${before}${letter}: `)
        .replaceAll(/^(\s*DPT)\.\s+/gm, '$1 ')
    : scheme;

/** Spells out the boards' letters after a semicolon, a mark or a gap. */
export function spellLetters(written: string, isLettered = false): string {
  const [, place, refusal, what, others] = OF_POINT.exec(written) ?? [];
  if (refusal !== undefined && !isArticle(refusal, written))
    return `${spelled(refusal) || `${refusal}: `}${what} for mark point ${place}${others}`;
  const refused = REFUSED.exec(written);
  // In a table the sign belongs to its own cell.
  if (refused !== null && (refused[2] !== undefined || !written.includes('\t')))
    return `${spelled(refused[2] ?? refused[3])}${refused[1] ?? ''}`;
  const line = written
    .replace(STOPPED, '$1$2 ')
    .replace(IN_BRACKETS_BY_LETTER, (_, letter: string) => ` (${spelled(letter).trim()} `)
    .replace(LATER_IN_BRACKETS, (_, letter: string) => `; ${spelled(letter)}`)
    .replace(BETWEEN_WORDS, (_, letter: string) => `; ${spelled(letter)}`)
    .replace(AFTER_SENTENCE, (_, marked?: string, bare?: string) => `; ${spelled(marked ?? bare)}`);
  const bare = line.replace(/^\s*\d{1,2}[.)]\s+(?=(?:R|NE)\s+['‘"“\p{Ll}])/u, '');
  if (/^\s*(?:R(?!\s+v\b)|NE)\s+[^\s=]/.test(bare)) return spellGuidance(bare.trim());
  // "I went to the cinema [1]" is a point.
  if (isLettered && LETTER_AT_START.test(line) && !/[([]\d[)\]]/.test(line))
    return line.trim().replace(/^([AI])\s+/, (_, letter: string) => spelled(letter));
  const first = FIRST_LETTER.exec(line);
  if (first === null) return line;
  const rest = line.slice(first.index + first[0].length);
  const later = rest
    .replace(LATER_LETTER, (_, letter: string) => `; ${spelled(letter)}`)
    .replace(/\s{2,}A\s+(?=\p{Ll})/u, '; accept: ');
  return `${line.slice(0, first.index)}; ${spelled(first[1])}${later}`;
}

/** Spells out the boards' letters in a guidance column, which may begin with one. */
export function spellGuidance(cell: string): string {
  const [, what, , sign] = REFUSED.exec(cell) ?? [];
  if (what !== undefined && sign !== undefined) return `${spelled(sign)}${what}`;
  const start = cell.replace(WHOLE_LETTER, (_, bare?: string, letter?: string) =>
    spelled(bare ?? letter),
  );
  return start.replace(LATER_LETTER, (_, letter: string) => `; ${spelled(letter)}`);
}

/** True if a line, or a column, holds guidance and not a point. */
export function isGuidance(line: string): boolean {
  return readDirective(line.trim()) !== null;
}

const WORD = String.raw`(?:also\s+)?accept|allow|condone|ignore|reject|disregard(?!\s+(?:for|of)\b)|do\s*n[o'’]t\s+(?:accept|allow|credit)|don['’]t\s+(?:accept|allow|credit)|not\s+(?:accept|allow)|not\s+just|not:|note:|n\.?b\.?(?=\s)|BOD(?=[\s:])|(?:insufficient|not enough|too vague)\s*:|credit`;
const IN_BRACKETS = new RegExp(
  String.raw`\s*[([{]\s*((?:${WORD})\b(?:\([^()]*\)|[^()\]}])*)[)\]}]`,
  'i',
);
const AFTER_STOP = new RegExp(
  String.raw`\s*(?:[.;|\t,]|\s/|\s{2,}|[([]\d[)\]])\s*((?:${WORD})(?![\p{L}\p{N}]).*)$`,
  'iu',
);
const CAPITAL =
  /\s((?:Accept|ACCEPT|Allow|ALLOW|Ignore|IGNORE|Reject|REJECT|NOT|Do not accept|DO NOT ACCEPT|Do not allow|do not accept|do not allow|do not credit)\b.*)$/;

/** Separates the guidance in a line: "glucose (accept sugar)" is a point and a directive. */
export function splitDirectives(line: string): { point: string; directives: Directive[] } {
  const directives: Directive[] = [];
  let point = line;
  for (const pattern of [IN_BRACKETS, AFTER_STOP, CAPITAL]) {
    if (pattern === CAPITAL && /\b(?:AND|OR)\b/.test(point)) continue;
    for (let match = pattern.exec(point); match !== null; match = pattern.exec(point)) {
      const directive = readDirective((match[1] ?? '').trim());
      if (directive === null || directives.length > 20) break;
      directives.push(...splitNested(directive));
      const mark = /[([]\d[)\]]/.exec(match[0].slice(0, match[0].indexOf(match[1] ?? '')))?.[0];
      point =
        point.slice(0, match.index) +
        (mark === undefined ? '' : ` ${mark}`) +
        point.slice(match.index + match[0].length);
    }
  }
  return { point: point.trim(), directives };
}

/**
 * Returns all directives in a line of guidance, as two for "accept sugar; ignore starch"; none for
 * a point.
 */
export function readDirectives(line: string): Directive[] {
  const directive = readDirective(line);
  return directive === null ? [] : splitNested(directive);
}

/** "accept on the weekend reject this weekend" */
const THEN_REFUSED = /\s+((?:reject|ignore|do not (?:accept|allow|credit))\s.*)$/;

function splitNested(directive: Directive): Directive[] {
  const match = AFTER_STOP.exec(directive.text) ?? THEN_REFUSED.exec(directive.text);
  const inner = match === null ? null : readDirective((match[1] ?? '').trim());
  if (match === null || inner === null) return [directive];
  return [
    { kind: directive.kind, text: directive.text.slice(0, match.index).trim() },
    ...splitNested(inner),
  ];
}

/** Returns the items that a directive names: "sugar / sucrose; honey". */
export function directiveItems(text: string): string[] {
  return text
    .split(/\s*(?:;|\||\s\/\s|\/\/|(?<=['’"”])\s*[,/]|\n|\bor\b|\bOR\b)\s*/)
    .map((item) =>
      item
        .replace(/^(?:any\s+)?ref(?:s|erences?)?\.?\s+to\s+/i, '')
        .replace(/\s*\([^()]*\)?$/, '')
        .replace(/^["'“”‘’(\s]+|(?<!["'“”‘’.)\s])["'“”‘’.)\s]+$/g, '')
        .trim(),
    )
    .filter((item) => item !== '');
}
