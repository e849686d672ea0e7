import type { Answer } from '../match/answer.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import remembered from './remembered-answers.json' with { type: 'json' };

/** What people gave for answers to questions on many topics. */
export interface Memory {
  /** All stems; below, each stands by its place here. */
  stems: readonly string[];
  questions: readonly {
    stems: readonly number[];
    /** The marks of each answer in hundredths of all, and then its stems. */
    answers: readonly (readonly number[])[];
  }[];
}

/** What an answer has in common with those that people have marked. */
export interface Recalled {
  /** How like the likest question is, 0..1. */
  likestQuestion: number;
  /** How far above or below the average people marked answers like this one, about -0.5..0.5. */
  marksOfLike: number;
  /** How like the likest answer to a like question is, 0..1. */
  likestAnswer: number;
}

export type Recall = (question: PreparedQuestion, answer: Answer) => Recalled;

const MOST_QUESTIONS = 12;
/** Questions less alike are on another topic. */
const LEAST_LIKE = 0.1;
/** What people give on average, as a share of all marks. */
const AVERAGE = 0.45;
/** So little likeness says nothing. */
const LITTLE = 0.01;

/** Stems that tell of a question: its own and those of its points. */
export const stemsOfQuestion = ({ whole, tokens }: PreparedQuestion): string[] => [
  ...new Set([
    ...whole.asked,
    ...tokens.filter(({ isFunctionWord }) => !isFunctionWord).map(({ stem }) => stem),
  ]),
];

export const stemsOfAnswer = ({ words }: Answer): string[] => words.map(({ stem }) => stem);

/** The square of how telling each stem is: the fewer texts have it, the more. Unknown ones tell most. */
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

/** A text as its stems, with the length that its likeness to others is divided by. */
interface Text {
  stems: ReadonlySet<number>;
  length: number;
}

const textOf = (stems: readonly number[], telling: Telling): Text => ({
  stems: new Set(stems),
  length: Math.sqrt(stems.reduce((sum, stem) => sum + telling(stem), 0)),
});

/** How alike two texts are, 0..1: the cosine of their telling stems. */
function likenessOf(one: Text, other: Text, telling: Telling): number {
  const [few, many] = one.stems.size < other.stems.size ? [one, other] : [other, one];
  let shared = 0;
  for (const stem of few.stems) if (many.stems.has(stem)) shared += telling(stem);
  return shared / (one.length * other.length || 1);
}

/** A question that people have marked, and how like the one at hand it is. */
interface LikeQuestion {
  likeness: number;
  answers: readonly { text: Text; share: number }[];
}

/** What people gave for the answers that are like this one, those most alike counting most. */
function weighMarks(like: readonly LikeQuestion[], answer: Text, telling: Telling): Recalled {
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
 * Looks up what people gave for like answers to like questions. Exams come back to the same topics,
 * and students say the same of them in words that no scheme has.
 */
export function createRecall({ stems, questions }: Memory): Recall {
  const places = new Map(stems.map((stem, place) => [stem, place]));
  const placesOf = (words: readonly string[]): number[] =>
    words.map((word, at) => places.get(word) ?? -1 - at);
  const inQuestions = readTelling(questions.map((question) => question.stems));
  const inAnswers = readTelling(
    questions.flatMap(({ answers }) => answers.map(([, ...words]) => words)),
  );
  const texts = questions.map((question) => textOf(question.stems, inQuestions));
  const known = new WeakMap<PreparedQuestion, readonly LikeQuestion[]>();

  const findLike = (question: PreparedQuestion): LikeQuestion[] => {
    const text = textOf(placesOf(stemsOfQuestion(question)), inQuestions);
    return questions
      .map(({ answers }, at) => ({
        likeness: likenessOf(text, texts[at] ?? text, inQuestions),
        answers,
      }))
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, MOST_QUESTIONS)
      .map(({ likeness, answers }) => ({
        likeness,
        answers: (likeness < LEAST_LIKE ? [] : answers).map(([share = 0, ...words]) => ({
          text: textOf(words, inAnswers),
          share: share / 100,
        })),
      }));
  };

  return (question, answer) => {
    const like = known.get(question) ?? findLike(question);
    known.set(question, like);
    return weighMarks(like, textOf(placesOf(stemsOfAnswer(answer)), inAnswers), inAnswers);
  };
}

let recall: Recall | null = null;

/** Recalls from the answers that come with the marker, which are made ready at the first. */
export const recallAnswers: Recall = (question, answer) => {
  recall ??= createRecall(remembered);
  return recall(question, answer);
};
