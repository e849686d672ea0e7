import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { TURNED } from './judge-literal.ts';
import { tokeniseCode, type CodeToken } from './tokenise-code.ts';

/** The clauses of a query in SQL's order; a join and its condition follow the table. */
const CLAUSES = ['select', 'from', 'join', 'on', 'where', 'group', 'having', 'order'] as const;
/** Joins may alternate with their conditions, so their order does not matter. */
const JOINS: ReadonlySet<string> = new Set(['join', 'on']);
const KINDS_OF_JOIN: ReadonlySet<string> = new Set(['inner', 'left', 'right', 'outer', 'natural']);
type ClauseName = (typeof CLAUSES)[number];

interface Clause {
  name: ClauseName;
  tokens: readonly CodeToken[];
}

const SURE = { right: 0.9, wrong: 0.75, outOfPlace: 0.7 } as const;

const isClauseName = (text: string): text is ClauseName => CLAUSES.some((name) => name === text);

/** A figure in quotation marks. */
const IS_FIGURE = /^\d+(?:\.\d+)?$/;

/** "Book.Title" names the same field as "Title", and "8" the same figure as "8.00". */
function plainTokens(tokens: readonly CodeToken[]): CodeToken[] {
  return tokens
    .filter(
      ({ text }, at) =>
        text !== '.' && !(tokens[at + 1]?.text === '.' && tokens[at + 2]?.type === 'word'),
    )
    .map((token) =>
      token.type === 'number' || (token.type === 'string' && IS_FIGURE.test(token.text))
        ? { ...token, type: 'number', text: String(Number(token.text)) }
        : token,
    );
}

/** Removes what a scheme says behind a clause: "ORDER BY Price (ASC) Fields must be spelled right". */
function trimClause(clause: Clause): Clause {
  const { name, tokens } = clause;
  if (name !== 'order' && name !== 'from' && name !== 'select') return clause;
  const end = tokens.findIndex(
    ({ type, text }, at) =>
      type === 'word' && !/^(?:asc|desc|as)/.test(text) && tokens[at - 1]?.type === 'word',
  );
  return end < 0 ? clause : { name, tokens: tokens.slice(0, end) };
}

function readClauses(text: string): Clause[] {
  const clauses: { name: ClauseName; tokens: CodeToken[] }[] = [];
  for (const token of plainTokens(tokeniseCode(text))) {
    if (token.type === 'word' && isClauseName(token.text))
      clauses.push({ name: token.text, tokens: [] });
    else if (token.text !== 'by' && !KINDS_OF_JOIN.has(token.text))
      clauses.at(-1)?.tokens.push(token);
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

/** Fields that hold whole numbers, so that "> 2019" and ">= 2020" are the same. */
const IS_WHOLE =
  /year|(?<!percent)age$|stock|quantity|number|count|score|mark|rating|group|seats|copies|pages|goals|points|level/i;

/** Writes ">= 2020" as "> 2019" for a field of whole numbers. */
function withoutEqual(condition: string): string {
  const [, name = '', sign = '', figure = ''] = /^(\S+) ([<>])= (\d+)$/.exec(condition) ?? [];
  if (figure === '' || !IS_WHOLE.test(name)) return condition;
  return `${name} ${sign} ${Number(figure) + (sign === '>' ? -1 : 1)}`;
}

/** Turns `15 < age` into `age > 15`. */
function turned(condition: string): string {
  const [left, sign, right, ...rest] = condition.split(' ');
  const other = TURNED[sign ?? ''];
  const isFigure = /^["\d]/.test(left ?? '');
  return other !== undefined && right !== undefined && rest.length === 0 && isFigure
    ? `${right} ${other} ${left ?? ''}`
    : condition;
}

/** Returns the parts of a clause; their order matters in ORDER BY only. */
function partsOf({ name, tokens }: Clause): string[] {
  if (name === 'where' || name === 'having')
    return split(tokens, 'and')
      .map((test) => withoutEqual(turned(test)))
      .toSorted();
  const parts = split(tokens, ',').map((part) => part.replace(/ asc(?:ending)?$/, ''));
  return name === 'order' ? parts : parts.toSorted();
}

/**
 * True if a clause matches the wanted one; it may have more parts if other points of the scheme ask
 * for them.
 */
function isMet(wanted: Clause, given: Clause, isPart: boolean): boolean {
  const [asked, said] = [partsOf(wanted), partsOf(given)];
  return (
    wanted.name === given.name &&
    (isPart ? asked.every((part) => said.includes(part)) : asked.join(', ') === said.join(', '))
  );
}

/** True if a clause precedes one that should come first. */
const isOutOfPlace = (clauses: readonly Clause[], at: number): boolean =>
  clauses
    .slice(at + 1)
    .some(
      ({ name }) =>
        !JOINS.has(name) && CLAUSES.indexOf(name) < CLAUSES.indexOf(clauses[at]?.name ?? 'select'),
    );

const missed = (sureness: number, finding: KindVerdict['finding']): KindVerdict => ({
  share: 0,
  sureness,
  spans: [],
  finding,
});

/** `ORDER BY Surname (ASC)`, `(;)`: optional parts. */
const OPTIONAL = /\((?:ASC(?:ENDING)?|;)\)/gi;
/** "FROM Book" is a clause; "SELECT with the right fields" is about one. */
const STARTS_CLAUSE = /^\s*(?:SELECT|FROM|WHERE|GROUP\s+BY|HAVING|ORDER\s+BY)\s+\S/;
const PROSE = /\b(?:clause|statement|fields?|correct|with|the|is|for|used|must)\b/;
/** "AND Year < 1990" as a separate point: the clause above it is only part of the condition. */
const GOES_ON = /^\s*(?:[•●▪*–-]\s*)?AND\s+\S/m;

/**
 * Returns the judge of a point that is one or more clauses of a query, such as `FROM Book`; null
 * for others. Names are compared without their tables and lists in any order, and a clause must be
 * where SQL requires it. A query within a query is left to `otherwise`.
 */
export function prepareClause(
  point: PointOfKind,
  { questionText, scheme }: KindQuestion,
  otherwise: JudgeOne,
): JudgeOne | null {
  if (!/\bSQL\b|\bquery\b/i.test(questionText)) return null;
  const texts = [point.text, ...point.statements].filter(
    (text) => STARTS_CLAUSE.test(text) && !PROSE.test(text),
  );
  const ways = texts.map((text) =>
    readClauses(text.replaceAll(OPTIONAL, ' ')).map((clause) => trimClause(clause)),
  );
  if (ways.length === 0 || ways.some((way) => way.some(({ tokens }) => tokens.length === 0)))
    return null;
  const isPart = GOES_ON.test(scheme);
  return (answer) => {
    const given = readClauses(answer.slice(0, 8000));
    if (given.filter(({ name }) => name === 'select').length > 1) return otherwise(answer);
    for (const way of ways) {
      const places = way.map((wanted) => given.findIndex((one) => isMet(wanted, one, isPart)));
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
