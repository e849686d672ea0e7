import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { TURNED } from './judge-literal.ts';
import { tokeniseCode, type CodeToken } from './tokenise-code.ts';

/** The clauses of a query in the order that SQL wants them in. */
const CLAUSES = ['select', 'from', 'where', 'group', 'having', 'order'] as const;
type ClauseName = (typeof CLAUSES)[number];

interface Clause {
  name: ClauseName;
  tokens: readonly CodeToken[];
}

const SURE = { right: 0.9, wrong: 0.75, outOfPlace: 0.7 } as const;

const isClauseName = (text: string): text is ClauseName => CLAUSES.some((name) => name === text);

/** "Book.Title" names the same field as "Title", and "8" the same figure as "8.00". */
function plainTokens(tokens: readonly CodeToken[]): CodeToken[] {
  return tokens
    .filter(
      ({ text }, at) =>
        text !== '.' && !(tokens[at + 1]?.text === '.' && tokens[at + 2]?.type === 'word'),
    )
    .map((token) =>
      token.type === 'number' ? { ...token, text: String(Number(token.text)) } : token,
    );
}

function readClauses(text: string): Clause[] {
  const clauses: { name: ClauseName; tokens: CodeToken[] }[] = [];
  for (const token of plainTokens(tokeniseCode(text))) {
    if (token.type === 'word' && isClauseName(token.text))
      clauses.push({ name: token.text, tokens: [] });
    else if (token.text !== 'by' && token.text !== ';') clauses.at(-1)?.tokens.push(token);
  }
  return clauses;
}

function split(tokens: readonly CodeToken[], sign: string): string[] {
  const parts: string[][] = [[]];
  for (const { text, type } of tokens) {
    if (text === sign && type !== 'string') parts.push([]);
    else parts.at(-1)?.push(type === 'string' ? `"${text}"` : text);
  }
  return parts.map((part) => part.join(' '));
}

/** `15 < age` as `age > 15`. */
function turned(condition: string): string {
  const [left, sign, right, ...rest] = condition.split(' ');
  const other = TURNED[sign ?? ''];
  const isFigure = /^["\d]/.test(left ?? '');
  return other !== undefined && right !== undefined && rest.length === 0 && isFigure
    ? `${right} ${other} ${left ?? ''}`
    : condition;
}

/** What a clause asks for, whatever the order of fields, tables and conditions. */
function meaningOf({ name, tokens }: Clause): string {
  if (name === 'where' || name === 'having')
    return split(tokens, 'and').map(turned).toSorted().join(' and ');
  const parts = split(tokens, ',').map((part) => part.replace(/ asc(?:ending)?$/, ''));
  return (name === 'order' ? parts : parts.toSorted()).join(', ');
}

/** Whether a clause that belongs in front of this one stands behind it. */
const isOutOfPlace = (clauses: readonly Clause[], at: number): boolean =>
  clauses
    .slice(at + 1)
    .some(({ name }) => CLAUSES.indexOf(name) < CLAUSES.indexOf(clauses[at]?.name ?? 'select'));

const missed = (sureness: number, finding: KindVerdict['finding']): KindVerdict => ({
  share: 0,
  sureness,
  spans: [],
  finding,
});

/** `ORDER BY Surname (ASC)`, `(;)`: what may be left out. */
const OPTIONAL = /\((?:ASC(?:ENDING)?|;)\)/gi;
/** "FROM Book" with a remark behind it is a clause; "SELECT with the right fields" is about one. */
const STARTS_CLAUSE = /^\s*(?:SELECT|FROM|WHERE|GROUP\s+BY|HAVING|ORDER\s+BY)\s+\S/;
const PROSE = /\b(?:clause|statement|fields?|correct|with|the|is|for|used|must)\b/;

/**
 * The judge of a point that is one or more clauses of a query, such as `FROM Book`; null for others. Names are
 * compared without their tables, lists without their order, and a clause must stand where SQL wants it.
 */
export function prepareClause(point: PointOfKind, { questionText }: KindQuestion): JudgeOne | null {
  if (!/\bSQL\b|\bquery\b/i.test(questionText)) return null;
  const texts = [point.text, ...point.statements].filter(
    (text) => STARTS_CLAUSE.test(text) && !PROSE.test(text) && !/\bINNER\b|\bJOIN\b/i.test(text),
  );
  const ways = texts.map((text) => readClauses(text.replaceAll(OPTIONAL, ' ')));
  if (ways.length === 0 || ways.some((way) => way.some(({ tokens }) => tokens.length === 0)))
    return null;
  return (answer) => {
    const given = readClauses(answer.slice(0, 8000));
    for (const way of ways) {
      const places = way.map((wanted) =>
        given.findIndex((one) => one.name === wanted.name && meaningOf(one) === meaningOf(wanted)),
      );
      if (places.includes(-1)) continue;
      if (places.some((at) => isOutOfPlace(given, at)))
        return missed(SURE.outOfPlace, 'order-wrong');
      const tokens = places.flatMap((at) => given[at]?.tokens ?? []);
      const [first] = tokens;
      const last = tokens.at(-1);
      if (first === undefined || last === undefined) continue;
      const span = { start: first.start, end: last.end };
      return { share: 1, sureness: SURE.right, spans: [span], finding: null };
    }
    return missed(SURE.wrong, 'other-value');
  };
}
