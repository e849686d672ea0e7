import type { Answer } from '../match/answer.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import remembered from './remembered-answers.json' with { type: 'json' };

/** What people gave for answers to questions on many topics. */
export interface Memory {
  /** All stems; below, each stands by its place here. Lists of places are texts, which take a third of the memory. */
  stems: readonly string[];
  questions: readonly {
    /** "3 14 15" */
    stems: string;
    /** "67 9 2; 0 6 5": the marks of each answer in hundredths of all, and then its stems. */
    answers: string;
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

const readPlaces = (text: string): number[] =>
  text === '' ? [] : text.split(' ').map((place) => Number(place));
const readAnswers = (text: string): number[][] =>
  text.split('; ').map((answer) => readPlaces(answer));

/** A text as its different stems, with the length that its likeness to others is divided by. */
interface Text {
  stems: Uint16Array;
  length: number;
}

/** The same of the text at hand, whose stems may be unknown. */
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

/** How alike two texts are, 0..1: the cosine of their telling stems. */
function likenessOf(one: Text, asked: AskedText, telling: Telling): number {
  let shared = 0;
  for (const stem of one.stems) if (asked.stems.has(stem)) shared += telling(stem);
  return shared / (one.length * asked.length || 1);
}

/** A question that people have marked, and how like the one at hand it is. */
interface LikeQuestion {
  likeness: number;
  answers: readonly { text: Text; share: number }[];
}

/** What people gave for the answers that are like this one, those most alike counting most. */
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
 * Looks up what people gave for like answers to like questions. Exams come back to the same topics,
 * and students say the same of them in words that no scheme has.
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

/** Recalls from the answers that come with the marker, which are made ready at the first. */
export const recallAnswers: Recall = (question, answer) => {
  recall ??= createRecall(remembered);
  return recall(question, answer);
};
