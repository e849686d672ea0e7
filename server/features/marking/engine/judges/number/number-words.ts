const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SIZES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 100,
    thousand: 1000,
    million: 1e6,
    billion: 1e9,
    k: 1000,
  }),
);
/** "2 million", "£144k"; "300 K" is a temperature. */
const SIZE = /(?:\s?(hundred|thousand|million|billion)\b|(k)(?![\p{L}\d]|\s*=))/iuy;

/** "£2.4m", "$3 bn": millions and billions of money; "40 m" is a length. */
const OF_MONEY = /(?:m|mn|\s?bn)(?![\p{L}\d/²³^])/iuy;
const AFTER_MONEY = /[£$€]\s?\d[\d,. ]{0,12}$/;

function readMoney(text: string, end: number): { times: number; end: number } | null {
  OF_MONEY.lastIndex = end;
  const [size] = OF_MONEY.exec(text) ?? [];
  if (size === undefined || !AFTER_MONEY.test(text.slice(Math.max(0, end - 16), end))) return null;
  return { times: /b/i.test(size) ? 1e9 : 1e6, end: end + size.length };
}

/** Returns the factor after a figure that ends at `end`, and where that ends. */
export function readSize(
  text: string,
  end: number,
  names: ReadonlySet<string>,
): { times: number; end: number } {
  const money = readMoney(text, end);
  if (money !== null) return money;
  SIZE.lastIndex = end;
  const [whole = '', word = '', k = ''] = SIZE.exec(text) ?? [];
  const isName = k === 'K' || (k === 'k' && names.has('k'));
  return whole === '' || isName
    ? { times: 1, end }
    : { times: SIZES.get(word.toLowerCase() || k) ?? 1, end: end + whole.length };
}

const PARTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    half: 2,
    halves: 2,
    third: 3,
    quarter: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    twelfth: 12,
    hundredth: 100,
    thousandth: 1000,
  }),
);

const BASIC = new Map<string, number>([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, 20 + 10 * index]),
  ['fourty', 40],
]);

const partOf = (word: string): number | undefined =>
  PARTS.get(word) ?? PARTS.get(word.replace(/s$/, ''));

/** A number in words, with its end; `text` is the number in digits. */
interface FoundWords {
  value: number;
  text: string;
  end: number;
}

const WORD = /\s*-?\s*([a-z]+)/iy;
const MOST_WORDS = 10;

function wordAt(text: string, at: number): { word: string; end: number } | null {
  WORD.lastIndex = at;
  const match = WORD.exec(text);
  return match === null ? null : { word: (match[1] ?? '').toLowerCase(), end: WORD.lastIndex };
}

/** Reads whole numbers: "two hundred and five", "twelve thousand". */
function readWhole(text: string, start: number): { value: number; end: number } | null {
  let total = 0;
  let current: number | null = null;
  let end = start;
  let at = start;
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const found = wordAt(text, at);
    if (found === null) break;
    const value = BASIC.get(found.word);
    const size = SIZES.get(found.word);
    if (value !== undefined) current = (current ?? 0) + value;
    else if (size !== undefined && current !== null) {
      if (size === 100) current *= size;
      else {
        total += current * size;
        current = 0;
      }
    } else if (found.word === 'and' && current !== null && current >= 100) {
      at = found.end;
      continue;
    } else break;
    at = found.end;
    end = found.end;
  }
  return current === null ? null : { value: total + current, end };
}

/** Reads the number in words at `start`: "three eighths", "two and a half", "twelve". */
export function readNumberWords(text: string, start: number): FoundWords | null {
  const first = wordAt(text, start);
  if (first === null) return null;
  const isOne = /^(?:a|an)$/.test(first.word);
  if (first.word === 'half') return { value: 0.5, text: '1/2', end: first.end };
  const whole = isOne ? { value: 1, end: first.end } : readWhole(text, start);
  if (whole === null) return null;
  const after = wordAt(text, whole.end);
  const part = after === null ? undefined : partOf(after.word);
  if (after !== null && part !== undefined) {
    return { value: whole.value / part, text: `${whole.value}/${part}`, end: after.end };
  }
  if (isOne) return null;
  const mixed = /^\s+and\s+(a|one|three)\s+(half|quarter|third|quarters)\b/i.exec(
    text.slice(whole.end, whole.end + 30),
  );
  if (mixed !== null) {
    const over =
      (mixed[1]?.toLowerCase() === 'three' ? 3 : 1) / (partOf(mixed[2]?.toLowerCase() ?? '') ?? 1);
    const value = whole.value + over;
    return { value, text: String(value), end: whole.end + mixed[0].length };
  }
  return { value: whole.value, text: String(whole.value), end: whole.end };
}
