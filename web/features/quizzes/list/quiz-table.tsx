import { type ComponentType, useMemo } from 'react';
import type { Quiz } from '../../../../shared/contract/quizzes.ts';
import { DataTable, type DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { QuizActions } from './quiz-actions.tsx';
import { QuizName } from './quiz-name.tsx';
import { QuizStatus } from './quiz-status.tsx';

/** The columns for a quiz's details and status. */
const facts: readonly DataTableColumn<Quiz>[] = [
  {
    key: 'quizCode',
    header: 'Quiz Code',
    isRowHeader: true,
    sortValue: (quiz) => quiz.quizCode,
    cell: (quiz) => <QuizName quiz={quiz} />,
  },
  {
    key: 'createdAt',
    header: 'Date Created',
    width: '11%',
    sortValue: (quiz) => quiz.createdAt,
    cell: (quiz) => <time dateTime={quiz.createdAt}>{formatDate(quiz.createdAt)}</time>,
  },
  {
    key: 'status',
    header: 'Status',
    width: '14%',
    sortValue: (quiz) => Number(quiz.locked),
    cell: (quiz) => <QuizStatus quiz={quiz} />,
  },
];

const actions: DataTableColumn<Quiz> = {
  key: 'actions',
  header: 'Actions',
  isUnlabelledOnCard: true,
  align: 'end',
  width: '36%',
  cell: (quiz) => <QuizActions quiz={quiz} />,
};

type Waits = ComponentType<{ quizCode: string }>;

const waitsColumn = (Waits: Waits): DataTableColumn<Quiz> => ({
  key: 'waits',
  header: 'Waiting',
  width: '16%',
  cell: ({ quizCode }) => <Waits quizCode={quizCode} />,
});

interface QuizTableProps {
  subject: string;
  quizzes: readonly Quiz[];
  waits: Waits;
}

/** The quizzes of one subject, newest first. */
export function QuizTable({ subject, quizzes, waits }: QuizTableProps) {
  const columns = useMemo(() => [...facts, waitsColumn(waits), actions], [waits]);
  return (
    <DataTable
      caption={`Quizzes: ${subject}`}
      columns={columns}
      rows={quizzes}
      rowKey={(quiz) => quiz.quizCode}
      initialSort={{ key: 'createdAt', isDescending: true }}
    />
  );
}
