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

/**
 * Returns the square of how telling a stem is: the fewer texts have it, the more. Unknown stems are
 * the most telling.
 */
type Telling = (stem: number) => number;

function readTelling(texts: readonly (readonly number[])[]): Telling {
  const seen = new Map<number, number>();
  for (const text of texts) for (const stem of text) seen.set(stem, (seen.get(stem) ?? 0) + 1);
  const squares = new Map(
    [...seen].map(([stem, times]) => [stem, Math.log((texts.length + 1) / (times + 1)) ** 2]),
  );
  const ofUnknown = Math.log(texts.length + 1) ** 2;
  return (stem) => squares.get(stem) ?? ofUnknown;
}

const readPlaces = (text: string): number[] =>
  text === '' ? [] : text.split(' ').map((place) => Number(place));
const readAnswers = (text: string): number[][] =>
  text.split('; ').map((answer) => readPlaces(answer));

/** A text as its different stems, with the norm that its similarities are divided by. */
interface Text {
  stems: Uint16Array;
  length: number;
}

/** The text being looked up, with its norm; its stems may be unknown. */
interface AskedText {
  stems: ReadonlySet<number>;
  length: number;
}

const lengthOf = (stems: readonly number[], telling: Telling): number =>
  Math.sqrt(stems.reduce((sum, stem) => sum + telling(stem), 0));

const textOf = (stems: readonly number[], telling: Telling): Text => ({
  stems: Uint16Array.from(new Set(stems)),
  length: lengthOf(stems, telling),
});

const askedText = (stems: readonly number[], telling: Telling): AskedText => ({
  stems: new Set(stems),
  length: lengthOf(stems, telling),
});

/** Returns the similarity of two texts, from 0 to 1: the cosine of their weighted stems. */
function likenessOf(one: Text, asked: AskedText, telling: Telling): number {
  let shared = 0;
  for (const stem of one.stems) if (asked.stems.has(stem)) shared += telling(stem);
  return shared / (one.length * asked.length || 1);
}

/** A question that people have marked, and its similarity to the current one. */
interface LikeQuestion {
  likeness: number;
  answers: readonly { text: Text; share: number }[];
}

/** Returns what people gave for answers like this one, weighted by similarity. */
function weighMarks(like: readonly LikeQuestion[], answer: AskedText, telling: Telling): Recalled {
  let weights = LITTLE;
  let marks = 0;
  let likestAnswer = 0;
  for (const question of like)
    for (const { text, share } of question.answers) {
      const likeness = question.likeness * likenessOf(text, answer, telling);
      const weight = likeness ** 3;
      weights += weight;
      marks += weight * (share - AVERAGE);
      likestAnswer = Math.max(likestAnswer, likeness);
    }
  return {
    likestQuestion: like[0]?.likeness ?? 0,
    marksOfLike: marks / weights,
    likestAnswer,
  };
}

/**
 * Creates a look-up of what people gave for similar answers to similar questions. Exams return to
 * the same topics, and students write the same about them in words that no scheme has.
 */
export function createRecall({ stems, questions }: Memory): Recall {
  const places = new Map(stems.map((stem, place) => [stem, place]));
  const placesOf = (words: readonly string[]): number[] =>
    words.map((word, at) => places.get(word) ?? -1 - at);
  const inQuestions = readTelling(questions.map((question) => readPlaces(question.stems)));
  const inAnswers = readTelling(
    questions.flatMap(({ answers }) => readAnswers(answers).map(([, ...words]) => words)),
  );
  const texts = questions.map((question) => textOf(readPlaces(question.stems), inQuestions));
  const known = new WeakMap<PreparedQuestion, readonly LikeQuestion[]>();

  const findLike = (question: PreparedQuestion): LikeQuestion[] => {
    const asked = askedText(placesOf(stemsOfQuestion(question)), inQuestions);
    return texts
      .map((text, at) => ({
        likeness: likenessOf(text, asked, inQuestions),
        answers: questions[at]?.answers ?? '',
      }))
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, MOST_QUESTIONS)
      .map(({ likeness, answers }) => ({
        likeness,
        answers: (likeness < LEAST_LIKE ? [] : readAnswers(answers)).map(
          ([share = 0, ...words]) => ({
            text: textOf(words, inAnswers),
            share: share / 100,
          }),
        ),
      }));
  };

  return (question, answer) => {
    const like = known.get(question) ?? findLike(question);
    known.set(question, like);
    return weighMarks(like, askedText(placesOf(stemsOfAnswer(answer)), inAnswers), inAnswers);
  };
}

let recall: Recall | null = null;

/** Looks up the remembered answers that are part of the marker; prepares them on first use. */
export const recallAnswers: Recall = (question, answer) => {
  recall ??= createRecall(remembered);
  return recall(question, answer);
};
