import type { Quiz } from '../../../shared/contract/quizzes.ts';
import { DataTable, type DataTableColumn } from '../../ui/data-table.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { QuizActions } from './quiz-actions.tsx';
import { QuizName } from './quiz-name.tsx';
import { QuizStatus } from './quiz-status.tsx';

const columns: readonly DataTableColumn<Quiz>[] = [
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
    width: '14%',
    sortValue: (quiz) => quiz.createdAt,
    cell: (quiz) => <time dateTime={quiz.createdAt}>{formatDate(quiz.createdAt)}</time>,
  },
  {
    key: 'status',
    header: 'Status',
    width: '12%',
    sortValue: (quiz) => Number(quiz.locked),
    cell: (quiz) => <QuizStatus quiz={quiz} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    isUnlabelledOnCard: true,
    align: 'end',
    width: '44%',
    cell: (quiz) => <QuizActions quiz={quiz} />,
  },
];

interface QuizTableProps {
  subject: string;
  quizzes: readonly Quiz[];
}

/** The quizzes of one subject, newest first. */
export function QuizTable({ subject, quizzes }: QuizTableProps) {
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
