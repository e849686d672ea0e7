import { pick } from '../../../../../shared/pick.ts';
import type { Db } from '../../../../database/client.ts';
import type { Marker, MarkingImage, MarkingTask } from '../../engine/marker.ts';
import { parseSynonyms } from '../../schemes/parse-synonyms.ts';
import {
  listAnswersNow,
  listConfirmedAnswers,
  listNamesAround,
  listQuestionsToMark,
  type QuestionToMark,
  type WaitingAnswer,
} from '../run-items-queries.ts';
import type { AnswerGroup } from '../equal-answers/group-equal-answers.ts';

/**
 * The confirmed answers of one question that a marker learns from, or chooses the most similar of.
 */
const MAX_CONFIRMED = 30;

/** A group of equal answers with everything that a marker receives. */
export interface PreparedGroup {
  /** Excludes members whose answers have changed since they were grouped. */
  group: AnswerGroup;
  /** Each member's text, by user id. */
  texts: ReadonlyMap<string, string>;
  task: MarkingTask;
  questionVersion: number;
}

/** Loads an uploaded image by the URL in a question. */
export type ImageLoader = (url: string) => Promise<Omit<MarkingImage, 'of'> | undefined>;

interface Sources {
  database: Db;
  loadImage: ImageLoader;
  marker: Pick<Marker, 'seesImages'>;
  quizCode: string;
}

/**
 * Loads what a batch needs when its turn comes: the current questions, so that a run continues with
 * the new scheme when a question is edited, and texts only while they are needed. Only texts that
 * were grouped go to a marker: drafts, newer texts, and texts that a person has to read first do
 * not. A group with nothing else left is skipped.
 */
export function createTaskPreparer(sources: Sources) {
  const { database, quizCode } = sources;
  const extras = new Map<string, Promise<Extras>>();
  let people: ReturnType<typeof listNamesAround> | undefined;
  const extrasOf = (question: QuestionToMark) => {
    const key = `${question.id} ${question.version}`;
    const known = extras.get(key) ?? loadExtras(sources, question);
    extras.set(key, known);
    return known;
  };

  return async (groups: AnswerGroup[]): Promise<PreparedGroup[]> => {
    people ??= listNamesAround(database, quizCode);
    const names = await people;
    const questionIds = new Set(groups.map((group) => group.questionId));
    const keys = groups.flatMap(({ questionId, members }) =>
      members.map(({ userId }) => ({ userId, questionId })),
    );
    const [questions, answers] = await Promise.all([
      listQuestionsToMark(database, [...questionIds]),
      listAnswersNow(database, quizCode, keys),
    ]);
    const questionOf = new Map(questions.map((question) => [question.id, question]));
    const answerOf = new Map(
      answers.map((answer) => [`${answer.userId} ${answer.questionId}`, answer]),
    );
    const prepared = groups.map(async (planned) => {
      const question = questionOf.get(planned.questionId);
      const texts = textsOf(planned, answerOf);
      const [text] = texts.values();
      if (!question || text === undefined) return [];
      const members = planned.members.filter(({ userId }) => texts.has(userId));
      const group = { ...planned, members };
      const content = {
        ...pick(question, [
          'questionText',
          'markSchemeAnswer',
          'maxMark',
          'kind',
          'options',
          'subject',
          'level',
        ]),
        userAnswer: text,
        questionId: question.id,
        use: 'marking',
      } as const;
      const task = { id: group.id, ...content, ...(await extrasOf(question)), people: names };
      return [{ group, texts, task, questionVersion: question.version }];
    });
    return (await Promise.all(prepared)).flat();
  };
}

/** Returns the texts of members whose answers are unchanged since they were grouped. */
function textsOf(
  { questionId, members }: AnswerGroup,
  answerOf: ReadonlyMap<string, WaitingAnswer>,
): Map<string, string> {
  return new Map(
    members.flatMap(({ userId, revision }) => {
      const answer = answerOf.get(`${userId} ${questionId}`);
      return answer?.revision === revision ? [[userId, answer.userAnswer] as const] : [];
    }),
  );
}

type Extras = Pick<MarkingTask, 'confirmed' | 'synonyms' | 'images'>;

async function loadExtras(sources: Sources, question: QuestionToMark): Promise<Extras> {
  const { database, marker } = sources;
  const [confirmed, images] = await Promise.all([
    listConfirmedAnswers(database, question.id, MAX_CONFIRMED),
    marker.seesImages ? loadImages(sources, question) : [],
  ]);
  return { confirmed, synonyms: parseSynonyms(question.synonyms), images };
}

async function loadImages(
  { loadImage }: Sources,
  { questionImageURL, markSchemeImageURL }: QuestionToMark,
): Promise<MarkingImage[]> {
  const wanted = [
    { of: 'question' as const, url: questionImageURL },
    { of: 'scheme' as const, url: markSchemeImageURL },
  ];
  const images = wanted.map(async ({ of, url }) => {
    const image = url === null ? undefined : await loadImage(url);
    return image ? [{ of, ...image }] : [];
  });
  return (await Promise.all(images)).flat();
}
