import { questionsMessages } from '../../../shared/messages/questions.ts';
import { emptyQuestion } from '../../../shared/question-content.ts';
import { route } from '../../http/route.ts';
import { createQuestion } from './create-question.ts';
import { duplicateQuestion } from './duplicate-question.ts';
import { presentQuestion } from './present-question.ts';
import {
  countQuestions,
  listDeleted,
  listQuestions,
  listRevisions,
  listSubjects,
  setQuestionsHidden,
} from './questions-queries.ts';
import { updateQuestion } from './update-question.ts';
import { countAsked, countUsage } from './usage-queries.ts';
import { exportQuestions, templateFile } from './transfer/export-questions.ts';
import { listAllQuestions } from './transfer/transfer-queries.ts';
import { importQuestions } from './transfer/import-questions.ts';

export const questionsRoutes = {
  list: route.questions.list.handler(async ({ context: { database, actor }, input }) => {
    const { page, pageSize, ...filters } = input;
    const [rows, total, subjects] = await Promise.all([
      listQuestions(database, filters, page, pageSize),
      countQuestions(database, filters),
      listSubjects(database),
    ]);
    return { items: rows.map((row) => presentQuestion(actor, row)), total, subjects };
  }),

  get: route.questions.get.handler(async ({ context: { database, actor, question } }) => ({
    ...presentQuestion(actor, question),
    usage: await countUsage(database, question.id),
  })),

  create: route.questions.create.handler(async ({ context: { database, actor }, input }) =>
    presentQuestion(actor, await createQuestion(database, actor, input)),
  ),

  update: route.questions.update.handler(async ({ context: { database, actor }, input }) => {
    const { questionId, seenUpdatedAt, ...question } = input;
    const updated = await updateQuestion(database, actor, questionId, question, seenUpdatedAt);
    return presentQuestion(actor, updated);
  }),

  countAsked: route.questions.countAsked.handler(
    async ({ context: { database, questionIds } }) => ({
      asked: await countAsked(database, questionIds),
    }),
  ),

  remove: route.questions.remove.handler(async ({ context: { database, questionIds } }) => ({
    deleted: await setQuestionsHidden(database, questionIds, true),
  })),

  listDeleted: route.questions.listDeleted.handler(
    async ({ context: { database, ownerId }, input: { page, pageSize } }) => {
      const { rows, total } = await listDeleted(database, ownerId, page, pageSize);
      const items = rows.map(({ deletedAt, ...row }) => ({
        ...row,
        deletedAt: deletedAt.toISOString(),
      }));
      return { items, total };
    },
  ),

  restore: route.questions.restore.handler(async ({ context: { database, questionIds } }) => ({
    restored: await setQuestionsHidden(database, questionIds, false),
  })),

  duplicate: route.questions.duplicate.handler(
    async ({ context: { database, actor, question }, input: { newQuestionId } }) =>
      presentQuestion(actor, await duplicateQuestion(database, actor, question, newQuestionId)),
  ),

  listRevisions: route.questions.listRevisions.handler(
    async ({ context: { database, question } }) => {
      const revisions = await listRevisions(database, question.id);
      return {
        items: revisions.map(({ at, changedBy, answers, before }) => ({
          at: at.toISOString(),
          changedBy: changedBy ?? questionsMessages.unknownTeacher,
          answers,
          // An old revision lacks fields that were added later.
          before: { ...emptyQuestion, ...before },
        })),
      };
    },
  ),

  importFile: route.questions.importFile.handler(({ context, input }) =>
    importQuestions(context, context.actor, input),
  ),

  exportFile: route.questions.exportFile.handler(
    async ({ context, input: { format, ...filters } }) =>
      exportQuestions(context, format, await listAllQuestions(context.database, filters), {
        fileName: 'questions',
        title: filters.subject ?? 'Questions',
      }),
  ),

  importTemplate: route.questions.importTemplate.handler(() => templateFile()),
};
