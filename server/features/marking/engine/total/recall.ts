import type { Answer } from '../match/answer.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import remembered from './remembered-answers.json' with { type: 'json' };

/** The marks that people gave for answers to questions on many topics. */
export interface Memory {
  /**
   * All stems; below, each is represented by its index here. Lists of indexes are strings, which
   * take a third of the memory.
   */
  stems: readonly string[];
  questions: readonly {
    /** "3 14 15" */
    stems: string;
    /** "67 9 2; 0 6 5": the marks of each answer as a percentage of all, followed by its stems. */
    answers: string;
  }[];
}

/** How an answer compares with answers that people have marked. */
export interface Recalled {
  /** Similarity of the most similar question, from 0 to 1. */
  likestQuestion: number;
  /** How far above or below the average people marked similar answers, about -0.5 to 0.5. */
  marksOfLike: number;
  /** Similarity of the most similar answer to a similar question, from 0 to 1. */
  likestAnswer: number;
}

export type Recall = (question: PreparedQuestion, answer: Answer) => Recalled;

const MOST_QUESTIONS = 12;
/** Less similar questions are on another topic. */
const LEAST_LIKE = 0.1;
/** The average that people give, as a share of all marks. */
const AVERAGE = 0.45;
/** A weight so small that it does not matter. */
const LITTLE = 0.01;

/** Returns the stems that characterise a question: its own and those of its points. */
export const stemsOfQuestion = ({ whole, tokens }: PreparedQuestion): string[] => [
  ...new Set([
    ...whole.asked,
    ...tokens.filter(({ isFunctionWord }) => !isFunctionWord).map(({ stem }) => stem),
  ]),
];

export const stemsOfAnswer = ({ words }: Answer): string[] => words.map(({ stem }) => stem);

const readPlaces = (text: string): number[] =>
  text === '' ? [] : text.split(' ').map((place) => Number(place));
const readAnswers = (text: string): number[][] =>
  text === '' ? [] : text.split('; ').map((answer) => readPlaces(answer));

/**
 * Returns the square of how telling a stem is: the fewer texts have it, the more. Unknown stems are
 * the most telling.
 */
type Telling = (stem: number) => number;

/** Counts in how many of the texts each of `many` stems is. */
function readTelling(texts: readonly (readonly number[])[], many: number): Telling {
  const seen = new Uint32Array(many);
  for (const text of texts) for (const stem of text) seen[stem] = (seen[stem] ?? 0) + 1;
  const squareOf = (times: number): number => Math.log((texts.length + 1) / (times + 1)) ** 2;
  const squares = Float64Array.from(seen, (times) => squareOf(times));
  const ofUnknown = squareOf(0);
  return (stem) => squares[stem] ?? ofUnknown;
}

const lengthOf = (stems: readonly number[], telling: Telling): number =>
  Math.sqrt(stems.reduce((sum, stem) => sum + telling(stem), 0));

/** Returns the similarity, from 0 to 1, of each text to one with these stems; they may be unknown. */
type AskLikeness = (asked: readonly number[]) => Float64Array;

/**
 * Indexes texts by their stems, so that only those are looked at that share one. Two texts are as
 * similar as the cosine of their weighted stems.
 */
function indexTexts(texts: readonly (readonly number[])[], telling: Telling): AskLikeness {
  const lengths = Float64Array.from(texts, (text) => lengthOf(text, telling));
  const having = new Map<number, number[]>();
  for (const [at, text] of texts.entries())
    for (const stem of new Set(text)) {
      const known = having.get(stem);
      if (known === undefined) having.set(stem, [at]);
      else known.push(at);
    }
  return (asked) => {
    const shared = new Float64Array(texts.length);
    for (const stem of new Set(asked))
      for (const at of having.get(stem) ?? []) shared[at] = (shared[at] ?? 0) + telling(stem);
    const length = lengthOf(asked, telling);
    return shared.map((sum, at) => sum / ((lengths[at] ?? 0) * length || 1));
  };
}

/** Similar questions that people have marked, and what they gave for the answers. */
interface LikeQuestions {
  /** Similarity of the most similar question, from 0 to 1. */
  likest: number;
  askLikeness: AskLikeness;
  /** For each answer the similarity of its question, and the marks it got as a share of all. */
  answers: readonly { ofQuestion: number; share: number }[];
}

/** Returns what people gave for answers like this one, weighted by similarity. */
function weighMarks({ likest, askLikeness, answers }: LikeQuestions, asked: number[]): Recalled {
  let weights = LITTLE;
  let marks = 0;
  let likestAnswer = 0;
  const likenesses = askLikeness(asked);
  for (const [at, { ofQuestion, share }] of answers.entries()) {
    const likeness = ofQuestion * (likenesses[at] ?? 0);
    const weight = likeness ** 3;
    weights += weight;
    marks += weight * (share - AVERAGE);
    likestAnswer = Math.max(likestAnswer, likeness);
  }
  return { likestQuestion: likest, marksOfLike: marks / weights, likestAnswer };
}

/**
 * Creates a look-up of what people gave for similar answers to similar questions. Exams return to
 * the same topics, and students write the same about them in words that no scheme has.
 */
export function createRecall({ stems, questions }: Memory): Recall {
  const places = new Map(stems.map((stem, place) => [stem, place]));
  const placesOf = (words: readonly string[]): number[] =>
    words.map((word, at) => places.get(word) ?? -1 - at);
  const texts = questions.map((question) => readPlaces(question.stems));
  const inQuestions = readTelling(texts, stems.length);
  const inAnswers = readTelling(
    questions.flatMap(({ answers }) => readAnswers(answers).map(([, ...words]) => words)),
    stems.length,
  );
  const askQuestions = indexTexts(texts, inQuestions);
  const known = new WeakMap<PreparedQuestion, LikeQuestions>();

  const findLike = (question: PreparedQuestion): LikeQuestions => {
    const likenesses = askQuestions(placesOf(stemsOfQuestion(question)));
    const likest = [...likenesses.keys()]
      .toSorted((a, b) => (likenesses[b] ?? 0) - (likenesses[a] ?? 0))
      .slice(0, MOST_QUESTIONS);
    const answers = likest.flatMap((at) => {
      const ofQuestion = likenesses[at] ?? 0;
      if (ofQuestion < LEAST_LIKE) return [];
      return readAnswers(questions[at]?.answers ?? '').map(([share = 0, ...words]) => ({
        ofQuestion,
        share: share / 100,
        words,
      }));
    });
    return {
      likest: likenesses[likest[0] ?? -1] ?? 0,
      askLikeness: indexTexts(
        answers.map(({ words }) => words),
        inAnswers,
      ),
      answers,
    };
  };

  return (question, answer) => {
    const like = known.get(question) ?? findLike(question);
    known.set(question, like);
    return weighMarks(like, placesOf(stemsOfAnswer(answer)));
  };
}

let recall: Recall | null = null;

/** Looks up the remembered answers that are part of the marker; prepares them on first use. */
export const recallAnswers: Recall = (question, answer) => {
  recall ??= createRecall(remembered);
  return recall(question, answer);
};
