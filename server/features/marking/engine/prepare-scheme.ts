import type { JudgeAll, KindQuestion } from './judges/judge.ts';
import { prepareRoutes } from './judges/judge-routes.ts';
import { readParts, type LetteredPart } from './judges/parts/read-parts.ts';
import { recogniseKind } from './judges/recognise-kind.ts';
import { readWholeScheme, type WholeScheme } from './match/evidence.ts';
import { readPair } from './match/compare-sides.ts';
import { preparePoint, type PointInScheme, type PreparedPoint } from './match/prepare-point.ts';
import type { Statement } from './match/statement.ts';
import { readSubjects } from './match/subjects.ts';
import { readTaughtSynonyms } from './match/taught-synonyms.ts';
import type { MarkingTask } from './marker.ts';
import { readScheme, restoreScheme } from './scheme/read-scheme.ts';
import { looksMisread } from './scheme/looks-misread.ts';
import { closeCells } from './scheme/layout/close-cells.ts';
import { restoreColumns } from './scheme/layout/restore-columns.ts';
import type { Scheme, SchemePoint } from './scheme/scheme.ts';
import { figuresOf } from './text/figures.ts';
import { tokenise, type Token } from './text/tokenise.ts';
import { readSchemeSigns, type SchemeSigns } from './total/scheme-signs.ts';
import { COMMON_WORDS } from './text/word-lists.ts';
import { findUnread, type UnreadScheme } from './doubt/unread-scheme.ts';

/** Everything about a question that does not depend on the answer. */
export interface PreparedQuestion {
  questionText: string;
  /** The scheme as the teacher wrote it. */
  schemeText: string;
  scheme: Scheme;
  /** True if the reading of the scheme is only a guess, or looks wrong. */
  isMisread: boolean;
  groups: readonly PreparedGroup[];
  /** Content of the scheme that is in no group. */
  unread: UnreadScheme;
  /** Figures of the scheme that the question does not give. */
  expected: ReadonlySet<number>;
  /** Features of the scheme that tell how far the sum of its points can be trusted. */
  signs: SchemeSigns;
  /** Judges the points that are not statements; returns null for those that are. */
  judgeKinds: JudgeAll;
  /** The lettered parts of the question, if its scheme has the same ones; otherwise null. */
  parts: readonly LetteredPart[] | null;
  whole: WholeScheme;
  /** Words of the scheme's points, for comparison with an answer's wording. */
  tokens: readonly Token[];
  /** Stems of words that the question itself negates. */
  denied: ReadonlySet<string>;
  /** Content words of the question, spelt as there, that a hint may name. */
  topics: readonly Token[];
}

/** A group of points with its limit, as the scheme has it. */
interface PreparedGroup {
  cap: number | null;
  route: number | null;
  points: readonly PointInScheme[];
}

const KEPT = 200;

/** Measures each point of a list by itself, and one model answer as a whole. */
function placeInScheme(
  points: readonly PreparedPoint[],
  scheme: Scheme,
  whole: WholeScheme,
  questionText: string,
): Map<PreparedPoint, PointInScheme> {
  const isList = points.length > 1 && !scheme.isModelAnswer;
  const subjects = readSubjects(
    points.map(({ point }) => point.text),
    questionText,
    whole.asked,
  );
  return new Map(
    points.map((point, index): [PreparedPoint, PointInScheme] => {
      if (!isList) return [point, { ...point, scheme: whole, isOfOthers: null, subject: null }];
      const own = readWholeScheme([point.statements], whole.asked);
      const isOfOthers = (token: Token): boolean =>
        whole.relate(token).best > 0 && own.relate(token).best === 0;
      return [point, { ...point, scheme: own, isOfOthers, subject: subjects[index] ?? null }];
    }),
  );
}

/**
 * Returns the scheme with a kind for every point: as given, or recognised from its words and the
 * question.
 */
function recogniseKinds(
  scheme: Scheme,
  whole: KindQuestion,
  parts: readonly LetteredPart[] | null,
): Scheme {
  const all = scheme.groups.flatMap(({ points }) => points);
  const questionOf = (point: SchemePoint): KindQuestion =>
    parts?.find(({ places }) => places.includes(all.indexOf(point)))?.question ?? whole;
  const groups = scheme.groups.map((group) => ({
    ...group,
    points: group.points.map((point) =>
      point.isKindGiven ? point : { ...point, kind: recogniseKind(point, questionOf(point)) },
    ),
  }));
  const isMixed = groups.some(({ points }) => points.some(({ kind }) => kind === 'statement'));
  // The sentences of a model answer are judged together, even if one of them is a figure.
  return scheme.isModelAnswer && isMixed ? scheme : { ...scheme, groups };
}

function prepare(task: MarkingTask): PreparedQuestion {
  const { maxMark, questionText } = task;
  const closed = closeCells(restoreScheme(task.markSchemeAnswer), { maxMark, questionText });
  const written = restoreColumns(closed, maxMark, questionText);
  const read = readScheme(written, maxMark, questionText);
  const { conditions } = read;
  const kindQuestion = { questionText, maxMark, scheme: written, conditions };
  const parts = readParts(
    read.groups.flatMap((group) => group.points),
    kindQuestion,
  );
  const scheme = recogniseKinds(read, kindQuestion, parts);
  const judgeKinds = prepareRoutes(scheme.groups, kindQuestion, parts);
  const questionTokens = tokenise(withoutSource(task.questionText));
  const asked = new Set(questionTokens.map((token) => token.stem));
  const synonyms = readTaughtSynonyms(task.synonyms ?? []);
  const pair = readPair(questionText);
  const prepared = scheme.groups.map(({ cap, route, points }) => ({
    cap,
    route,
    points: points.map((point) =>
      preparePoint(
        { ...point, ignored: [...point.ignored, ...scheme.ignored] },
        { asked, synonyms, pair },
      ),
    ),
  }));
  const points = prepared.flatMap((group) => group.points);
  const wordings = points.map(({ statements }) => statements);
  const whole = readWholeScheme(wordings, asked);
  const places = placeInScheme(points, scheme, whole, questionText);
  const isMisread = scheme.isByDetail || looksMisread(scheme, questionText);
  const unread = findUnread(scheme, written, questionText);
  return {
    questionText,
    schemeText: task.markSchemeAnswer,
    scheme,
    isMisread,
    judgeKinds,
    parts,
    unread,
    expected: figuresOf(task.markSchemeAnswer).difference(figuresOf(questionText)),
    signs: readSchemeSigns(scheme, unread, { written, maxMark, questionText }),
    groups: prepared.map((group) => ({
      cap: group.cap,
      route: group.route,
      points: group.points.flatMap((point) => places.get(point) ?? []),
    })),
    whole,
    tokens: wordings.flatMap(([first]) => first?.tokens ?? []),
    denied: deniedBy(questionTokens, wordings.flat()),
    topics: questionTokens.filter((token) => isTopic(token)),
  };
}

/** A passage that a question quotes: answers come from there, but it asks for nothing. */
const SOURCE = /["“«][^"“”«»]{60,}["”»]/gu;
const RETRIEVES = /\b(?:list|identify|give|find|name|state|select|what|which|who|where)\b/i;

function withoutSource(questionText: string): string {
  const bare = questionText.replaceAll(SOURCE, ' ');
  return RETRIEVES.test(bare) ? bare : questionText;
}

/**
 * Returns the words that a question negates ("What does she never eat?"), if the scheme negates
 * none.
 */
function deniedBy(question: readonly Token[], wordings: readonly Statement[]): ReadonlySet<string> {
  const denies = wordings.some(({ tokens }) => tokens.some(({ negatedBy }) => negatedBy !== null));
  const asksWhat = new Set(
    question
      .filter(({ sentence }, at) => sentence !== question[at - 1]?.sentence)
      .filter(({ word }) => /^(?:what|which|who|where|when|name|give|state)$/.test(word))
      .map(({ sentence }) => sentence),
  );
  const denied = question.filter(
    ({ negatedBy, isFunctionWord, sentence }) =>
      negatedBy !== null && !isFunctionWord && asksWhat.has(sentence),
  );
  return new Set(denies ? [] : denied.map(({ stem }) => stem));
}

const isTopic = (token: Token): boolean =>
  /^[a-z][a-z'-]{3,}$/.test(token.word) &&
  !token.isFunctionWord &&
  !COMMON_WORDS.has(token.word) &&
  !ORDERS.has(token.word);

/** Command words and other usual words of questions; they are not topics. */
const ORDERS: ReadonlySet<string> = new Set(
  (
    'explain describe state name give suggest compare calculate identify evaluate discuss outline ' +
    'define answer answers question questions below above picture illustration look following ' +
    'reason reasons example examples write draw label complete choose chose sentence words ' +
    'used using three four five marks mark following right left shown'
  ).split(' '),
);

/**
 * Returns a function that prepares questions and caches the latest, since a class answers the same
 * few.
 */
export function createQuestionPreparer(): (task: MarkingTask) => PreparedQuestion {
  const kept = new Map<string, PreparedQuestion>();
  return (task) => {
    const key = JSON.stringify([
      task.questionText,
      task.markSchemeAnswer,
      task.maxMark,
      task.synonyms ?? [],
    ]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const prepared = prepare(task);
    kept.set(key, prepared);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return prepared;
  };
}
