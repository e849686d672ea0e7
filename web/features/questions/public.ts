export { ExportFormats } from './export-formats.tsx';
export { PrintPaper } from './print-paper.tsx';
export { questionTitle } from './question-columns.tsx';
export { QuestionFilters } from './question-filters.tsx';
export { QuestionList } from './question-list.tsx';
export {
  type FilterValues,
  type QuestionListState,
  toListInput,
  useQuestionList,
} from './use-question-list.ts';
