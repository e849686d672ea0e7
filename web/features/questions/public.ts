export { ExportFormats } from './transfer/export-formats.tsx';
export { PrintPaper } from './transfer/print-paper.tsx';
export { questionTitle } from './bank/question-columns.tsx';
export { QuestionFilters } from './bank/question-filters.tsx';
export { QuestionList } from './bank/question-list.tsx';
export {
  type FilterValues,
  type QuestionListState,
  toListInput,
  useQuestionList,
} from './bank/use-question-list.ts';
