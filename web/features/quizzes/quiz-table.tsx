import { Button, Text } from '@mantine/core';
import { IconLock, IconLockOpen, IconWritingSign } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Quiz } from '../../../shared/contract/quizzes.ts';
import { paths } from '../../paths.ts';
import { DataTable, type DataTableColumn } from '../../ui/data-table.tsx';
import { useSetLocked } from './use-set-locked.ts';
import classes from './view-quizzes.module.css';

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const columns: readonly DataTableColumn<Quiz>[] = [
  {
    key: 'quizCode',
    header: 'Quiz Code',
    width: '34%',
    isRowHeader: true,
    sortValue: (quiz) => quiz.quizCode,
    cell: (quiz) => (
      <>
        <span className={classes.code}>{quiz.quizCode}</span>
        {quiz.title !== '' && (
          <Text component="span" display="block" size="sm" c="dimmed" fw={400}>
            {quiz.title}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'createdAt',
    header: 'Date Created',
    width: '18%',
    sortValue: (quiz) => quiz.createdAt,
    cell: (quiz) => (
      <time dateTime={quiz.createdAt}>{dateFormat.format(new Date(quiz.createdAt))}</time>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    width: '14%',
    sortValue: (quiz) => Number(quiz.locked),
    cell: (quiz) => <Status isLocked={quiz.locked} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (quiz) => <Actions quiz={quiz} />,
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

function Status({ isLocked }: { isLocked: boolean }) {
  return (
    <span className={classes.status} data-locked={isLocked || undefined}>
      {isLocked ? <IconLock size={14} aria-hidden /> : <IconLockOpen size={14} aria-hidden />}
      {isLocked ? 'Locked' : 'Active'}
    </span>
  );
}

function Actions({ quiz }: { quiz: Quiz }) {
  const { setLocked, isPending } = useSetLocked(quiz.quizCode);
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        to={paths.quizResponses(quiz.quizCode)}
        variant="default"
        size="sm"
        leftSection={<IconWritingSign size={16} aria-hidden />}
        aria-label={`Responses to ${quiz.quizCode}`}
      >
        Responses
      </Button>
      {quiz.abilities.canLock && (
        <Button
          variant="default"
          size="sm"
          miw={124}
          loading={isPending}
          aria-label={`${quiz.locked ? 'Unlock' : 'Lock'} Quiz ${quiz.quizCode}`}
          onClick={() => setLocked(!quiz.locked)}
        >
          {quiz.locked ? 'Unlock Quiz' : 'Lock Quiz'}
        </Button>
      )}
    </div>
  );
}
