import { fail } from '../../http/fail.ts';
import { route } from '../../http/route.ts';
import { presentQuestion } from '../questions/public.ts';
import { createQuiz } from './create-quiz.ts';
import { duplicateQuiz } from './duplicate-quiz.ts';
import { importLegacy } from './legacy-import/import-legacy.ts';
import { presentQuiz, presentQuizzes } from './present-quiz.ts';
import { hideQuiz, listQuizQuestions, listQuizzes, updateLocked } from './quizzes-queries.ts';
import { deleteQuizWindow, listQuizClasses } from './quiz-classes-queries.ts';
import { setForClasses, setOwnWindow } from './set-for-classes.ts';
import { setReleased } from './set-released.ts';

export const quizzesRoutes = {
  list: route.quizzes.list.handler(async ({ context: { database, actor, ownerId }, input }) => {
    const { search, creatorUid = null, createdBy = null } = input;
    const creators = [ownerId, creatorUid, createdBy].filter((limit) => limit !== null);
    const rows = await listQuizzes(database, creators, search);
    return { items: await presentQuizzes(database, actor, rows) };
  }),

  get: route.quizzes.get.handler(async ({ context: { database, actor, quiz } }) => {
    const [presented, questions] = await Promise.all([
      presentQuiz(database, actor, quiz),
      listQuizQuestions(database, quiz.quizCode),
    ]);
    return {
      ...presented,
      questions: questions.map((question) => presentQuestion(actor, question)),
    };
  }),

  create: route.quizzes.create.handler(async ({ context: { database, actor }, input }) =>
    presentQuiz(database, actor, await createQuiz(database, actor, input)),
  ),

  setLocked: route.quizzes.setLocked.handler(
    async ({ context: { database, actor, quiz }, input }) => {
      const updated = await updateLocked(database, quiz.quizCode, input.locked);
      if (!updated) throw fail('QUIZ_NOT_FOUND');
      return presentQuiz(database, actor, updated);
    },
  ),

  getSetFor: route.quizzes.getSetFor.handler(({ context: { database, quiz } }) =>
    listQuizClasses(database, quiz.quizCode),
  ),

  setFor: route.quizzes.setFor.handler(async ({ context: { database, actor, quiz }, input }) => {
    await setForClasses(database, actor, quiz, input.classes);
    return listQuizClasses(database, quiz.quizCode);
  }),

  setWindow: route.quizzes.setWindow.handler(async ({ context: { database, quiz }, input }) => {
    await setOwnWindow(database, quiz, input.userId, input);
    return listQuizClasses(database, quiz.quizCode);
  }),

  removeWindow: route.quizzes.removeWindow.handler(
    async ({ context: { database, quiz }, input }) => {
      await deleteQuizWindow(database, quiz.quizCode, input.userId);
      return listQuizClasses(database, quiz.quizCode);
    },
  ),

  setReleased: route.quizzes.setReleased.handler(
    async ({ context: { database, actor, quiz }, input }) =>
      presentQuiz(database, actor, await setReleased(database, quiz, input.released)),
  ),

  duplicate: route.quizzes.duplicate.handler(
    async ({ context: { database, actor, quiz }, input }) =>
      presentQuiz(database, actor, await duplicateQuiz(database, actor, quiz, input.newQuizCode)),
  ),

  remove: route.quizzes.remove.handler(async ({ context: { database, quiz } }) => {
    await hideQuiz(database, quiz.quizCode);
    return { deleted: true as const };
  }),

  importLegacy: route.quizzes.importLegacy.handler(({ context, input }) =>
    importLegacy(context, context.actor, input),
  ),
};
