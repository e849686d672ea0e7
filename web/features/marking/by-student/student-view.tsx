import { Stack } from '@mantine/core';
import { IconListSearch } from '../../../icons/list-search.ts';
import { useEffect } from 'react';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import busy from '../../../ui/states/busy.module.css';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { pageCount, type ResponsesView } from '../responses-view.ts';
import type { Responses } from '../use-responses.ts';
import { ResponsesFilters } from './responses-filters.tsx';
import { ResponsesPagination } from './responses-pagination.tsx';
import { StudentCard } from './student-card.tsx';
import { type Unfolded, useStudentCursor } from './use-student-cursor.ts';

interface StudentViewProps {
  view: ResponsesView;
  onChangeView: (changes: Partial<ResponsesView>) => void;
  responses: Responses;
  /** True while the next page is loading. */
  isTurningPage: boolean;
  unfolded: Unfolded;
}

/** The students of the quiz in pages, each with their answers (spec section 2). */
export function StudentView(props: StudentViewProps) {
  const { view, onChangeView, responses, isTurningPage, unfolded } = props;
  const { matchingStudents } = responses;
  const lastPage = pageCount(matchingStudents, view.pageSize);
  const isBeyondLastPage = view.page > lastPage && !isTurningPage;
  useEffect(() => {
    if (isBeyondLastPage) onChangeView({ page: lastPage });
  });

  return (
    <Stack gap="md">
      <ResponsesFilters view={view} onChange={onChangeView} />
      <Students
        responses={responses}
        isTurningPage={isTurningPage}
        unfolded={unfolded}
        turnPage={view.page < lastPage ? () => onChangeView({ page: view.page + 1 }) : null}
      />
      <ResponsesPagination
        view={view}
        matchingStudents={matchingStudents}
        onChange={onChangeView}
      />
    </Stack>
  );
}

/** One shared empty set, so that collapsed cards do not render again. */
const noneOpen: ReadonlySet<string> = new Set();

type StudentsProps = Pick<StudentViewProps, 'responses' | 'isTurningPage' | 'unfolded'> & {
  turnPage: (() => void) | null;
};

function Students({ responses, isTurningPage, unfolded, turnPage }: StudentsProps) {
  const { students, questions } = responses;
  const { currentKey, nextKey, arrival, openStudents, openAnswers, moves } = useStudentCursor({
    students,
    questions,
    turnPage,
    isTurningPage,
    unfolded,
  });
  if (students.length === 0)
    return <EmptyState title={markingMessages.noMatch} icon={<IconListSearch size={32} />} />;
  const studentOf = (key: string | null) =>
    students.find(({ submissions }) =>
      submissions.some(({ submissionId }) => submissionId === key),
    );
  const currentStudent = studentOf(currentKey);
  const nextStudent = studentOf(nextKey);
  return (
    <Stack gap="sm" aria-busy={isTurningPage} className={busy.region}>
      {students.map((student) => (
        <StudentCard
          key={student.userId}
          student={student}
          questions={questions}
          isOpen={openStudents.has(student.userId)}
          openAnswers={openStudents.has(student.userId) ? openAnswers : noneOpen}
          currentKey={student === currentStudent ? currentKey : null}
          nextKey={student === nextStudent ? nextKey : null}
          arrival={student === currentStudent ? arrival : 0}
          cursor={moves}
        />
      ))}
    </Stack>
  );
}
