import { Stack } from '@mantine/core';
import { markingMessages } from '../../../shared/messages/marking.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StudentCard } from './student-card.tsx';
import type { Responses } from './use-responses.ts';

interface ResponsesListProps {
  responses: Responses;
  /** While the next page is on its way. */
  isTurningPage: boolean;
  /** While a marking run is under way. */
  isLocked: boolean;
}

/** The students of one page. */
export function ResponsesList({ responses, isTurningPage, isLocked }: ResponsesListProps) {
  const { students, questions, submissionCount } = responses;
  if (submissionCount === 0) {
    return (
      <EmptyState title="Nobody has answered this quiz yet.">
        Answers appear here when students submit them.
      </EmptyState>
    );
  }
  if (students.length === 0) return <EmptyState title={markingMessages.noMatch} />;
  return (
    <Stack gap="sm" aria-busy={isTurningPage} opacity={isTurningPage ? 0.6 : 1}>
      {students.map((student) => (
        <StudentCard
          key={student.userId}
          student={student}
          questions={questions}
          isLocked={isLocked}
        />
      ))}
    </Stack>
  );
}
