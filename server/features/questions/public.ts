export { presentQuestion } from './present-question.ts';
export { countUsableQuestions, type QuestionRow } from './questions-queries.ts';
