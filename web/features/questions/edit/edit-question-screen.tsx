import { Button, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '../../../icons/arrow-left.ts';
import { IconFileOff } from '../../../icons/file-off.ts';
import { isDefinedError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { useGoBack } from '../../../ui/page/use-go-back.ts';
import { EditQuestionForm } from './edit-question-form.tsx';
import { ForeignQuestion } from './foreign-question.tsx';

/** Edits one question of the bank (spec section 2). */
export function EditQuestionScreen() {
  const { questionId = '' } = useParams();
  const goBack = useGoBack(paths.createQuestions);
  return (
    <PageShell
      title="Edit Question"
      parent={{ label: 'Questions', path: paths.createQuestions }}
      actions={
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={goBack}
        >
          Back
        </Button>
      }
    >
      <LoadedQuestion key={questionId} questionId={questionId} goBack={goBack} />
    </PageShell>
  );
}

interface LoadedQuestionProps {
  questionId: string;
  goBack: () => void;
}

function LoadedQuestion({ questionId, goBack }: LoadedQuestionProps) {
  const query = useQuery(
    api.questions.get.queryOptions({
      input: { questionId },
      // A refetch must not change what is being typed.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  const { data: question, error } = query;

  if (question) {
    return question.abilities.canEdit ? (
      <EditQuestionForm question={question} goBack={goBack} />
    ) : (
      <ForeignQuestion question={question} />
    );
  }
  // An id in an impossible format counts as an unknown question.
  if (
    isDefinedError(error) &&
    (error.code === 'QUESTION_NOT_FOUND' || error.code === 'BAD_REQUEST')
  ) {
    return (
      <EmptyState
        title={questionsMessages.notFound}
        icon={<IconFileOff size={32} />}
        action={
          <Button component={Link} to={paths.createQuestions} variant="default">
            See the question bank
          </Button>
        }
      >
        It may have been deleted.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState
        message={errorSentence(error, questionsMessages.loadFailed)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <Stack aria-busy="true">
      <Skeleton h={59} />
      <Skeleton h={{ base: 1540, md: 996 }} radius="lg" />
    </Stack>
  );
}
