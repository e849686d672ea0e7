export { presentQuestion } from './present-question.ts';
export {
  findQuestion,
  holdQuestionsToAsk,
  listQuestionOwners,
  type QuestionRow,
} from './questions-queries.ts';
export { checkItem, keyOf, type CheckedItem } from './transfer/check-items.ts';
export { exportQuestions } from './transfer/export-questions.ts';
export { FileProblem } from './transfer/file-problem.ts';
export { readNumber, titleOf, toFieldValue, type FoundItem } from './transfer/found-question.ts';
export { refuseInvalid } from './transfer/import-questions.ts';
export { fileWork, readFile, readInThread, type FileReading } from './transfer/read-file.ts';
export {
  findByIds,
  findByTexts,
  insertImported,
  lockImports,
  type NewImportedQuestion,
} from './transfer/transfer-queries.ts';
export { changeQuestion } from './update-question.ts';
