import { Skeleton, Stack } from '@mantine/core';
import { IconMessageQuestion } from '../../../icons/message-question.ts';
import { appealsMessages } from '../../../../shared/messages/appeals.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { MarkedQuestion } from '../decisions/mark-target.ts';
import { AppealCard } from './appeal-card.tsx';
import type { Appeals, useAppeals } from './use-appeals.ts';
import { useHeldOrder } from './use-held-order.ts';

interface AppealsViewProps {
  questions: readonly MarkedQuestion[];
  appeals: ReturnType<typeof useAppeals>;
}

/** The appeals of a quiz, each with what is needed to decide it. */
export function AppealsView({ questions, appeals }: AppealsViewProps) {
  if (appeals.isPending) return <Skeleton height={320} radius="lg" />;
  if (!appeals.data) return <ErrorState of={appeals} message={appealsMessages.loadFailed} />;
  if (appeals.data.items.length === 0) {
    return (
      <EmptyState title={appealsMessages.none} icon={<IconMessageQuestion size={32} />}>
        Students can question a mark on My Quiz Scores, once for each answer.
      </EmptyState>
    );
  }
  return <List appeals={appeals.data} questions={questions} />;
}

function List({ appeals, questions }: { appeals: Appeals; questions: readonly MarkedQuestion[] }) {
  const items = useHeldOrder(appeals.items);
  return (
    <Stack gap="md">
      {items.map((appeal) => {
        const index = questions.findIndex(({ questionId }) => questionId === appeal.questionId);
        const question = questions[index];
        if (question === undefined) return null;
        return (
          <AppealCard
            key={appeal.submissionId}
            appeal={appeal}
            question={question}
            number={index + 1}
          />
        );
      })}
    </Stack>
  );
}
