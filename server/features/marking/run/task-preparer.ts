import { pick } from '../../../../shared/pick.ts';
import type { DatabaseOrTransaction } from '../../../database/client.ts';
import type { Marker, MarkingImage, MarkingTask } from '../engine/marker.ts';
import { parseSynonyms } from '../parse-synonyms.ts';
import {
  listAnswerTexts,
  listConfirmedAnswers,
  listNamesAround,
  listQuestionsToMark,
  type QuestionToMark,
} from '../run-items-queries.ts';
import type { AnswerGroup } from './group-equal-answers.ts';

/** Confirmed answers of one question that a marker learns from, or chooses the likest of. */
const MAX_CONFIRMED = 30;

/** A group of equal answers with all that a marker is given. */
export interface PreparedGroup {
  group: AnswerGroup;
  task: MarkingTask;
  questionVersion: number;
}

/** An uploaded image by the address that a question carries. */
export type ImageLoader = (url: string) => Promise<Omit<MarkingImage, 'of'> | undefined>;

interface Sources {
  database: DatabaseOrTransaction;
  loadImage: ImageLoader;
  marker: Pick<Marker, 'seesImages'>;
  quizCode: string;
}

/**
 * Loads what a batch needs when its turn comes: questions as they are then, so that a run goes on
 * by the new scheme when a question is edited, and texts only while they are needed.
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
      members.slice(0, 1).map(({ userId }) => ({ userId, questionId })),
    );
    const [questions, answers] = await Promise.all([
      listQuestionsToMark(database, [...questionIds]),
      listAnswerTexts(database, quizCode, keys),
    ]);
    const questionOf = new Map(questions.map((question) => [question.id, question]));
    const textOf = new Map(
      answers.map(({ userId, questionId, userAnswer }) => [`${userId} ${questionId}`, userAnswer]),
    );
    const prepared = groups.map(async (group) => {
      const question = questionOf.get(group.questionId);
      const text = textOf.get(`${group.members[0]?.userId} ${group.questionId}`);
      if (!question || text === undefined) return [];
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
      return [{ group, task, questionVersion: question.version }];
    });
    return (await Promise.all(prepared)).flat();
  };
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
