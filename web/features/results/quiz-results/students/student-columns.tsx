import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { StudentResult } from '../../../../../shared/contract/quiz-results.ts';
import { resultsMessages } from '../../../../../shared/messages/results.ts';
import { paths } from '../../../../paths.ts';
import type { DataTableColumn } from '../../../../ui/tables/data-table.tsx';
import { InkBar } from '../../../../ui/marks/ink-bar.tsx';
import { PersonEmail } from '../../../../ui/people/person-cells.tsx';
import { ScoreBadge } from '../../../../ui/marks/score-badge.tsx';
import { WhatIsThis } from '../../../../ui/statistics/what-is-this.tsx';
import classes from './student-results.module.css';

/** The columns of Student Results (spec section 2, /quiz-results). */
export const studentColumns: readonly DataTableColumn<StudentResult>[] = [
  {
    key: 'username',
    header: 'Username',
    isRowHeader: true,
    sortValue: ({ username }) => username,
    cell: (student) => <StudentName student={student} />,
  },
  {
    key: 'email',
    header: 'Email',
    isUnlabelledOnCard: true,
    sortValue: ({ email }) => email || null,
    cell: ({ email }) => <PersonEmail email={email} />,
  },
  {
    key: 'score',
    header: 'Score',
    align: 'end',
    width: '9%',
    sortValue: ({ score }) => score,
    cell: ({ score, countedNumber, lastNumber }) =>
      lastNumber === 1 ? (
        score
      ) : (
        <>
          {score}
          <Text component="span" display="block" size="xs" c="dimmed">
            attempt {countedNumber} of {lastNumber}
          </Text>
        </>
      ),
  },
  {
    key: 'maxScore',
    header: 'Max Score',
    align: 'end',
    width: '11%',
    sortValue: ({ maxScore }) => maxScore,
    cell: ({ maxScore }) => maxScore,
  },
  {
    key: 'percentage',
    header: 'Percentage',
    width: '20%',
    help: (
      <WhatIsThis term="Percentage">
        Score as a share of Max Score. An answer that is not marked yet counts as 0 here until it
        is; “x of y marked” says where that is so.
      </WhatIsThis>
    ),
    sortValue: ({ percentage }) => percentage,
    cell: (student) => <Percentage student={student} />,
  },
  {
    key: 'inked',
    header: 'In ink',
    width: '15%',
    help: (
      <WhatIsThis term="In ink">
        Marks that a teacher has accepted or changed. The others are in pencil, and wait for a
        teacher.
      </WhatIsThis>
    ),
    sortValue: ({ inkedCount }) => inkedCount,
    cell: (student) => <Inked student={student} />,
  },
];

/** Links to the profile, except for students who have been deleted. */
export function StudentName({ student }: { student: StudentResult }) {
  const { userId, username } = student;
  if (isUnknown(student)) return <span className={classes.unknown}>{username}</span>;
  return (
    <Anchor component={Link} to={paths.studentProfile(userId)} inherit className={classes.name}>
      {username}
    </Anchor>
  );
}

function isUnknown({ username, email }: StudentResult): boolean {
  return email === '' && username === resultsMessages.unknownStudent;
}

/** A score without any marks given is shown as 0, but not as a poor one. */
function Percentage({ student }: { student: StudentResult }) {
  const { percentage, maxScore, markedCount, marks } = student;
  if (maxScore === 0) {
    return (
      <Text component="span" c="dimmed" size="sm">
        No marks to give
      </Text>
    );
  }
  return (
    <span className={classes.percentage}>
      {markedCount === 0 ? <span>0%</span> : <ScoreBadge percent={percentage} />}
      {markedCount < marks.length && (
        <Text component="span" c="dimmed" size="sm">
          {markedCount} of {marks.length} marked
        </Text>
      )}
    </span>
  );
}

function Inked({ student }: { student: StudentResult }) {
  const { inkedCount, markedCount, marks } = student;
  return (
    <span className={classes.inked}>
      {inkedCount} of {marks.length}
      <InkBar inked={inkedCount} marked={markedCount} total={marks.length} />
    </span>
  );
}
