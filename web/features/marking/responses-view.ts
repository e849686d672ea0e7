import { normaliseQuizCode } from '../../../shared/quiz-code.ts';
import { STUDENTS_PER_PAGE } from '../../../shared/business-rules.ts';
import { classIn } from '../quizzes/public.ts';
import { responseSorts } from '../../../shared/choices.ts';
import { type ResponseSort } from '../../../shared/contract/marking.ts';

/** The tabs with a quiz's answers. */
export const deskTabs = ['first', 'students', 'questions', 'check', 'appeals'] as const;
export type DeskTab = (typeof deskTabs)[number];

/** The state of the teacher's view, stored in the address so that a reload restores it. */
export interface ResponsesView {
  code: string;
  tab: DeskTab;
  /** The id of the current question in the view by question; empty means the first. */
  question: string;
  search: string;
  /** The class that the list is limited to. */
  teacherCode: string | undefined;
  sort: ResponseSort;
  page: number;
  pageSize: number;
}

/** The options of the sort select, with the labels of spec section 2. */
export const sortOptions: readonly { value: ResponseSort; label: string }[] = [
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'score-desc', label: 'Score High-Low' },
  { value: 'score-asc', label: 'Score Low-High' },
];

export const pageSizes: readonly number[] = [STUDENTS_PER_PAGE, 10, 25, 50];

/** Reads the view from an address; missing or invalid values get their defaults. */
export function readResponsesView(params: URLSearchParams): ResponsesView {
  const tab = params.get('view');
  const sort = params.get('sort');
  const page = Number(params.get('page'));
  const pageSize = Number(params.get('size'));
  return {
    code: normaliseQuizCode(params.get('code') ?? ''),
    tab: deskTabs.find((known) => known === tab) ?? 'students',
    question: params.get('question') ?? '',
    search: params.get('search') ?? '',
    teacherCode: classIn(params),
    sort: responseSorts.find((known) => known === sort) ?? 'name-asc',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.includes(pageSize) ? pageSize : STUDENTS_PER_PAGE,
  };
}

/** Writes a view as an address, without default values. */
export function writeResponsesView(view: ResponsesView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.code !== '') params.set('code', view.code);
  if (view.tab !== 'students') params.set('view', view.tab);
  if (view.question !== '') params.set('question', view.question);
  if (view.search !== '') params.set('search', view.search);
  if (view.teacherCode !== undefined) params.set('class', view.teacherCode);
  if (view.sort !== 'name-asc') params.set('sort', view.sort);
  if (view.page !== 1) params.set('page', String(view.page));
  if (view.pageSize !== STUDENTS_PER_PAGE) params.set('size', String(view.pageSize));
  return params;
}

/** Returns the view of another quiz, without the class, question and search of the last one. */
export function toQuiz(code: string): Partial<ResponsesView> {
  return { code, teacherCode: undefined, question: '', search: '', page: 1 };
}

/** Returns how many pages there are; an empty list still has one. */
export function pageCount(matchingStudents: number, pageSize: number): number {
  return Math.max(1, Math.ceil(matchingStudents / pageSize));
}
