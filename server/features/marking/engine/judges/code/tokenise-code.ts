/** A token of a program: its normalised form and its position. */
export interface CodeToken {
  /** Lower case; synonyms of other languages are unified ("OUTPUT" is `print`). */
  text: string;
  type: 'word' | 'number' | 'string' | 'sign';
  start: number;
  end: number;
}

/** Synonyms in languages and boards' pseudocode. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    output: 'print',
    display: 'print',
    write: 'print',
    writeline: 'print',
    println: 'print',
    printf: 'print',
    echo: 'print',
    log: 'print',
    show: 'print',
    cout: 'print',
    userinput: 'input',
    readline: 'input',
    read: 'input',
    scanf: 'input',
    prompt: 'input',
    ask: 'input',
    nextint: 'input',
    get: 'input',
    cin: 'input',
    function: 'def',
    procedure: 'def',
    subroutine: 'def',
    sub: 'def',
    func: 'def',
    elseif: 'elif',
    loop: 'repeat',
    foreach: 'for',
    and: 'and',
    length: 'len',
    count: 'count',
    mod: '%',
    div: '//',
  }),
);

const SIGNS: Readonly<Record<string, string>> = {
  '<-': '=',
  '←': '=',
  ':=': '=',
  '==': '=',
  '===': '=',
  '<>': '!=',
  '≠': '!=',
  '≥': '>=',
  '≤': '<=',
  '=>': '>=',
  '=<': '<=',
  '&&': 'and',
  '||': 'or',
  '×': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '“': '"',
  '”': '"',
};

const PIECE =
  /(?<comment>\/\/(?!\s*\d)[^\n]*|#[^\n]*|--\s[^\n]*)|(?<string>"[^"\n]{0,200}"|'[^'\n]{0,200}'|“[^”\n]{0,200}”|‘[^’\n]{0,200}’)|(?<number>\d+(?:\.\d+)?)|(?<word>[\p{L}_][\p{L}\p{N}_]*)|(?<sign><-|←|:=|===?|<>|!=|>=|<=|=>|=<|\+=|-=|\*=|\+\+|--|&&|\|\||\/\/|[^\s\p{L}\p{N}_])/gu;

/** Punctuation that languages need and that has no bearing on what a program does. */
const SILENT: ReadonlySet<string> = new Set([';', ':', '(', ')', '{', '}', '`', '"', "'", '$']);
const SILENT_WORDS: ReadonlySet<string> = new Set(
  'then do endif endwhile endfor endfunction endprocedure endsub let set var const int integer float string real dim void public static system out console'.split(
    ' ',
  ),
);

/** "length(x)" and "x.length" return a length; "length" alone may be a name. */
const CALLED = /^\.length|length\($/i;

/** "def longest(string):": the name of a type used as the name of a variable. */
const IS_NAMED_AS_TYPE = /^(?:string|var|set|real)$/;
const IS_OF_TYPE = /(?:\bas|\bof|:)\s*$/i;

/** True for a type in front of a name or behind one: "string name", "DIM name AS STRING". */
const isType = (before: string, word: string, after: string): boolean =>
  !IS_NAMED_AS_TYPE.test(word) || /^\s+[\p{L}_]/u.test(after) || IS_OF_TYPE.test(before);

/** A minus sign after one of these is part of the figure: "n != -1". */
const BEFORE_MINUS = /^(?:[<>]=?|!=|=|,|and|or|return|to|print|until|while|if)$/;

/** Takes the minus sign of a figure off the tokens; returns where it starts, or null. */
function takeMinus(tokens: CodeToken[], start: number): number | null {
  const sign = tokens.at(-1);
  const before = tokens.at(-2);
  if (sign?.text !== '-' || sign.type !== 'sign' || sign.end !== start) return null;
  if (before === undefined || !BEFORE_MINUS.test(before.text)) return null;
  tokens.pop();
  return sign.start;
}

const MOST = 2000;

/**
 * Splits a program, or a line of a scheme, into tokens, without comments, brackets and line ends.
 */
export function tokeniseCode(text: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const match of text.slice(0, 8000).matchAll(PIECE)) {
    if (tokens.length >= MOST) break;
    const { string, number, word, sign } = match.groups ?? {};
    const place = { start: match.index, end: match.index + match[0].length };
    if (string !== undefined)
      tokens.push({ text: string.slice(1, -1).trim().toLowerCase(), type: 'string', ...place });
    else if (number !== undefined) {
      const minus = takeMinus(tokens, place.start);
      tokens.push({
        text: (minus === null ? '' : '-') + number,
        type: 'number',
        ...place,
        start: minus ?? place.start,
      });
    } else if (word !== undefined) {
      const lower = word.toLowerCase();
      const before = text.slice(Math.max(0, place.start - 5), place.start);
      const after = text.slice(place.end, place.end + 5);
      if (SILENT_WORDS.has(lower) && isType(before, lower, after)) continue;
      const isOwn = lower === 'length' && !CALLED.test(text.slice(place.end - 7, place.end + 1));
      tokens.push({ text: isOwn ? lower : (SAME.get(lower) ?? lower), type: 'word', ...place });
    } else if (sign !== undefined && !SILENT.has(sign)) {
      const plain = SIGNS[sign] ?? sign;
      tokens.push({ text: plain, type: /[a-z]/.test(plain) ? 'word' : 'sign', ...place });
    }
  }
  return tokens;
}

/** Words that belong to the language, and are not names that a program may choose. */
export const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'print input def return if elif else for while repeat until to in range next step times end and or ' +
    'not true false null none len select from where order by group insert into values update delete ' +
    'join on like between asc desc having distinct case switch default break continue import try ' +
    'except append class new self % //'
  ).split(' '),
);
