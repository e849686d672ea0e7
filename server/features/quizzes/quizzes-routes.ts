import { route } from '../../http/route.ts';
import { presentQuestion, exportQuestions } from '../questions/public.ts';
import { createQuiz } from './create-quiz.ts';
import { duplicateQuiz } from './duplicate-quiz.ts';
import { importLegacy } from './legacy-import/import-legacy.ts';
import { presentDeleted, presentQuiz, presentQuizzes } from './present-quiz.ts';
import {
  bringBackQuiz,
  hideQuiz,
  listDeletedQuizzes,
  listQuizQuestions,
  listQuizzes,
  updateQuiz,
} from './quizzes-queries.ts';
import { deleteQuizWindow, listQuizClasses } from './quiz-classes-queries.ts';
import { setForClasses, setOwnWindow } from './set-for-classes.ts';
import { setLocked } from './set-locked.ts';
import { setReleased } from './set-released.ts';

export const quizzesRoutes = {
  list: route.quizzes.list.handler(async ({ context: { database, actor, ownerId }, input }) => {
    const { search, creatorUid = null, createdBy = null } = input;
    const creatorUids = [creatorUid, createdBy].filter((limit) => limit !== null);
    const rows = await listQuizzes(database, { teacherId: ownerId, creatorUids, search });
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

  exportQuestions: route.quizzes.exportQuestions.handler(async ({ context, input }) => {
    const { quizCode, title } = context.quiz;
    const questions = await listQuizQuestions(context.database, quizCode);
    const names = { fileName: quizCode, title: title || quizCode };
    return exportQuestions(context, input.format, questions, names);
  }),

  create: route.quizzes.create.handler(async ({ context: { database, actor }, input }) =>
    presentQuiz(database, actor, await createQuiz(database, actor, input)),
  ),

  update: route.quizzes.update.handler(
    async ({ context: { database, actor, quiz }, input: { quizCode, ...settings } }) => {
      const isChange = Object.keys(settings).length > 0;
      const updated = isChange ? await updateQuiz(database, quizCode, settings) : quiz;
      return presentQuiz(database, actor, updated ?? quiz);
    },
  ),

  setLocked: route.quizzes.setLocked.handler(
    async ({ context: { database, actor, quiz, scope }, input }) =>
      presentQuiz(database, actor, await setLocked(database, quiz, scope, input.locked)),
  ),

  getSetFor: route.quizzes.getSetFor.handler(({ context: { database, scope } }) =>
    listQuizClasses(database, scope),
  ),

  setFor: route.quizzes.setFor.handler(async ({ context: { database, actor, scope }, input }) => {
    await setForClasses(database, actor, scope, input.classes, input.seen);
    return listQuizClasses(database, scope);
  }),

  setWindow: route.quizzes.setWindow.handler(async ({ context: { database, scope }, input }) => {
    await setOwnWindow(database, scope, input.userId, input);
    return listQuizClasses(database, scope);
  }),

  removeWindow: route.quizzes.removeWindow.handler(
    async ({ context: { database, scope }, input }) => {
      await deleteQuizWindow(database, scope.quizCode, input.userId);
      return listQuizClasses(database, scope);
    },
  ),

  setReleased: route.quizzes.setReleased.handler(
    async ({ context: { database, actor, quiz, scope }, input }) =>
      presentQuiz(database, actor, await setReleased(database, quiz, scope, input.released)),
  ),

  duplicate: route.quizzes.duplicate.handler(
    async ({ context: { database, actor, quiz }, input }) =>
      presentQuiz(database, actor, await duplicateQuiz(database, actor, quiz, input.newQuizCode)),
  ),

  remove: route.quizzes.remove.handler(async ({ context: { database, quiz } }) => {
    await hideQuiz(database, quiz.quizCode);
    return { deleted: true as const };
  }),

  listDeleted: route.quizzes.listDeleted.handler(
    async ({ context: { database, ownerId }, input: { page, pageSize } }) => {
      const { rows, total } = await listDeletedQuizzes(database, ownerId, page, pageSize);
      return { items: await presentDeleted(database, rows), total };
    },
  ),

  restore: route.quizzes.restore.handler(async ({ context: { database, actor, quiz } }) =>
    presentQuiz(database, actor, (await bringBackQuiz(database, quiz.quizCode)) ?? quiz),
  ),

  importLegacy: route.quizzes.importLegacy.handler(({ context, input }) =>
    importLegacy(context, context.actor, input),
  ),
};
