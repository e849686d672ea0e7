import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { paths } from '../../paths.ts';
import type { DataTableColumn } from '../../ui/tables/data-table.tsx';
import { formatDate } from '../../ui/dates/format-date.ts';
import { isolate } from '../../ui/text/isolate.ts';
import { ScoreBadge } from '../../ui/marks/score-badge.tsx';
import { Facts } from '../../ui/text/facts.tsx';
import classes from './history-columns.module.css';

type SatQuiz = StudentProfile['history'][number];

/** The columns of Quiz History (spec section 2, /student-profile). */
export const historyColumns: readonly DataTableColumn<SatQuiz>[] = [
  {
    key: 'quiz',
    header: 'Quiz',
    isRowHeader: true,
    sortValue: ({ title, quizCode }) => title || quizCode,
    cell: ({ title, quizCode, subject, isDeleted }) => (
      <>
        {isDeleted ? (
          `${isolate(title || quizCode)} (deleted)`
        ) : (
          <Anchor component={Link} to={paths.quizResults(quizCode)} inherit>
            {title || quizCode}
          </Anchor>
        )}
        <span className={classes.about}>
          <Facts of={[quizCode, subject]} />
        </span>
      </>
    ),
  },
  {
    key: 'date',
    header: 'Date',
    width: '9rem',
    sortValue: ({ finishedAt }) => Date.parse(finishedAt),
    cell: ({ finishedAt }) => <time dateTime={finishedAt}>{formatDate(finishedAt)}</time>,
  },
  {
    key: 'score',
    header: 'Score',
    width: '6rem',
    align: 'end',
    sortValue: ({ score }) => score,
    cell: ({ score, maxScore }) => `${score} / ${maxScore}`,
  },
  {
    key: 'percentage',
    header: 'Percentage',
    width: '10rem',
    sortValue: ({ percentage }) => percentage,
    cell: (quiz) => <Percentage quiz={quiz} />,
  },
  {
    key: 'marked',
    header: 'Marked',
    width: '7rem',
    sortValue: ({ markedCount, submissionCount }) => markedCount / submissionCount,
    cell: ({ markedCount, submissionCount }) => `${markedCount} of ${submissionCount}`,
  },
];

/** Shows a percentage only if something is marked, because an unmarked quiz is not a poor score. */
function Percentage({ quiz: { percentage, maxScore, markedCount } }: { quiz: SatQuiz }) {
  if (maxScore > 0 && markedCount > 0) return <ScoreBadge percent={percentage} />;
  return (
    <Text component="span" c="dimmed" size="sm">
      {maxScore === 0 ? 'No marks to give' : 'Pending'}
    </Text>
  );
}
