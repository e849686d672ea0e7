import { route } from '../../http/route.ts';
import { presentQuestion } from './present-question.ts';
import {
  countQuestions,
  insertQuestion,
  listQuestions,
  listSubjects,
} from './questions-queries.ts';

export const questionsRoutes = {
  list: route.questions.list.handler(async ({ context: { database }, input }) => {
    const { page, pageSize, ...filters } = input;
    const [items, total, subjects] = await Promise.all([
      listQuestions(database, filters, page, pageSize),
      countQuestions(database, filters),
      listSubjects(database),
    ]);
    return { items: items.map(presentQuestion), total, subjects };
  }),

  create: route.questions.create.handler(async ({ context: { database, actor }, input }) =>
    presentQuestion(await insertQuestion(database, { ...input, createdBy: actor.id })),
  ),
};
