export { contentOf, presentQuestion } from './present-question.ts';
export {
  countUsableQuestions,
  findQuestion,
  listQuestionOwners,
  type QuestionRow,
} from './questions-queries.ts';
export { checkItem, keyOf, type TransferredQuestion } from './transfer/check-items.ts';
export { FileProblem } from './transfer/file-problem.ts';
export { questionFields, titleOf, type FoundItem } from './transfer/found-question.ts';
export { refuseInvalid } from './transfer/import-questions.ts';
export { readFile } from './transfer/read-file.ts';
export {
  findByIds,
  findByTexts,
  insertImported,
  lockImports,
  type NewImportedQuestion,
} from './transfer/transfer-queries.ts';
export { changeQuestion } from './update-question.ts';
