/** Reads values with their names and points of a graph, as schemes and answers write them. */

export const VALUE = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
const NEXT = String.raw`(?:\s*(?:,|;|or|and|&)\s*(?:or\s+|and\s+)?)`;
const LIST = String.raw`${VALUE}(?:${NEXT}${VALUE}(?!\s*[a-z=(^²³]|\.?\d))*`;
export const LIST_OF_VALUES = new RegExp(
  String.raw`(?<![\p{L}\d)^'’]|\S[^\S\n]{0,3}[+*×÷/-][^\S\n]{0,3})(\p{L})\s*=\s*(${LIST})(?![^\S\n]?(?:\p{L}(?!\p{L})|[(^²³*×÷/+]|-\s*\d)|[.]?\d)`,
  'gu',
);
const PAIR = new RegExp(String.raw`[([]\s*(${VALUE})\s*[,;]\s*(${VALUE})\s*[)\]]`, 'g');

export const plain = (text: string): string => text.replaceAll(/[–−—]/g, '-');

/** Normalises a value: "1.50" and "3/2" are equal. */
export function normal(text: string): string {
  const [over = '', under = '1'] = text.split('/');
  return String(Math.round((Number(over) / Number(under)) * 1e6) / 1e6);
}

export const pairsIn = (text: string): string[] =>
  [...text.matchAll(PAIR)].map(([, x = '', y = '']) => `${normal(x)},${normal(y)}`);

export function valuesIn(text: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [, name = '', list = ''] of text.matchAll(LIST_OF_VALUES)) {
    const known = values.get(name) ?? [];
    values.set(name, [...known, ...list.split(new RegExp(NEXT)).map((one) => normal(one))]);
  }
  return values;
}
