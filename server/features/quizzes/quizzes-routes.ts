import { ownerFilter } from '../../access/authorize.ts';
import { route } from '../../http/route.ts';
import { presentQuestion } from '../questions/public.ts';
import { createQuiz } from './create-quiz.ts';
import { getQuizFor } from './get-quiz.ts';
import { presentQuiz } from './present-quiz.ts';
import {
  listQuestionIds,
  listQuizQuestions,
  listQuizzes,
  updateLocked,
} from './quizzes-queries.ts';

export const quizzesRoutes = {
  list: route.quizzes.list.handler(async ({ context: { database, actor }, input }) => {
    const rows = await listQuizzes(database, ownerFilter(actor, 'quiz.list'), input.search);
    const codes = rows.map((row) => row.quizCode);
    const questionIds = await listQuestionIds(database, codes);
    return {
      items: rows.map((row) => presentQuiz(actor, row, questionIds.get(row.quizCode) ?? [])),
    };
  }),

  get: route.quizzes.get.handler(async ({ context: { database, actor }, input }) => {
    const quiz = await getQuizFor(database, actor, 'quiz.read', input.quizCode);
    const questions = await listQuizQuestions(database, quiz.quizCode);
    const questionIds = questions.map((question) => question.id);
    return {
      ...presentQuiz(actor, quiz, questionIds),
      questions: questions.map(presentQuestion),
    };
  }),

  create: route.quizzes.create.handler(async ({ context: { database, actor }, input }) => {
    const quiz = await createQuiz(database, actor, input);
    return presentQuiz(actor, quiz, input.questionIds);
  }),

  setLocked: route.quizzes.setLocked.handler(async ({ context: { database, actor }, input }) => {
    const quiz = await getQuizFor(database, actor, 'quiz.lock', input.quizCode);
    const updated = await updateLocked(database, quiz, input.locked);
    const questionIds = await listQuestionIds(database, [quiz.quizCode]);
    return presentQuiz(actor, updated, questionIds.get(quiz.quizCode) ?? []);
  }),
};
