/**
 * "15/28 ⇥ M1 ⇥ for …" over "M1 for …" and "A1 oe": the answer stands in a column of its own beside the
 * first method mark, and is what the accuracy mark below is for.
 */

const METHOD = /^d?M\d\*?(?:\s*\(?(?:dep|ft)\)?)*$/;
const ANY_CODE = /^(d?[MAB]\d\*?(?:\s*(?:dep|ft|cao|oe))*)\s*(.*)$/;
/** An accuracy mark that names no answer of its own. */
const SAYS_NO_ANSWER =
  /^(?:(?:oe|cao|awrt|isw|ft|dep|nfww|www|cso)\b[\s,;.]*|\(.*\)\s*|for (?:the )?(?:correct |final )?answer\b.*)*$/i;
const NUMBER = /^(?:Q\s?)?\d{1,2}(?:\s?\(?[a-h]\)?)?\.?$/;
/** What a candidate writes: a figure, an expression, an equation. */
const IS_ANSWER = /^(?=.*\d)[\d\p{L}\s.,()²³√π£$%°=+–−×÷*/^<>≤≥-]{1,40}$/u;
const OTHER_FORMS = /\(((?:[^()]|\([^()]*\))*)\)/;

const cellsOf = (line: string): string[] =>
  line
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/** "(0.535(7…), 53.6%, 30/56)" behind the accuracy mark: accepted beside the answer. */
function writeAccuracy(code: string, answer: string, rest: string): string {
  const forms = OTHER_FORMS.exec(rest)?.[1]?.split(/\s*,\s*/) ?? [];
  const accepted = forms.filter((form) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(form));
  const said = [code, answer, rest.replace(OTHER_FORMS, '').trim()].filter(Boolean).join(' ');
  return accepted.length === 0 ? said : `${said}\taccept ${accepted.join(' or ')}`;
}

/** Puts the answer beside the mark that it earns; the lines keep their places. */
export function putAnswerToItsMark(lines: readonly string[]): string[] {
  const rows = lines.map((line) => cellsOf(line));
  const at = rows.findIndex((cells) => cells.some((cell) => METHOD.test(cell)));
  const place = rows[at]?.findIndex((cell) => METHOD.test(cell)) ?? -1;
  const before = rows[at]?.slice(0, place) ?? [];
  const answer = before.at(-1) ?? '';
  const isBeside =
    (before.length === 1 || (before.length === 2 && NUMBER.test(before[0] ?? ''))) &&
    IS_ANSWER.test(answer) &&
    !/[×÷]|\d\s*[+*]\s*\d/.test(answer);
  const method = (rows[at] ?? []).slice(place + 1).join(' ');
  if (!isBeside || method === '') return [...lines];
  const below = rows.map((cells, index) => (index > at ? ANY_CODE.exec(cells.join(' ')) : null));
  const last = below.findLastIndex(
    (match) => match?.[1]?.startsWith('A') === true && SAYS_NO_ANSWER.test(match[2] ?? ''),
  );
  const areCoded = below.slice(at + 1, last).every((match) => match !== null);
  if (last < 0 || !areCoded) return [...lines];
  return lines.map((line, index) => {
    if (index === at) return `${rows[at]?.[place] ?? ''} ${method}`;
    const [, code = '', rest = ''] = below[index] ?? [];
    return index === last ? writeAccuracy(code, answer, rest) : line;
  });
}
