import { Button, Skeleton, Text, Title } from '@mantine/core';
import { IconEye } from '../../../icons/eye.ts';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { Question } from '../../../../shared/contract/questions.ts';
import type { Quiz } from '../../../../shared/contract/quizzes.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { api } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { BackToDashboard } from '../../../ui/page/back-to-dashboard.tsx';
import { DataTable, type DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { questionTitle } from '../../questions/public.ts';
import { NEW_QUIZ } from '../code-in-address.ts';
import { isNoQuiz } from '../is-no-quiz.ts';
import { NoSuchQuiz } from '../no-such-quiz.tsx';
import { QuizCodeCard } from './quiz-code-card.tsx';

const columns: readonly DataTableColumn<Question>[] = [
  { key: 'question', header: 'Question', isRowHeader: true, cell: questionTitle },
  { key: 'specCode', header: 'Spec Code', cell: (question) => question.specCode },
  { key: 'subject', header: 'Subject', cell: (question) => question.subject },
];

/** A quiz's code and questions (spec section 2, /quiz-success). The code is in the address. */
export function QuizSuccessScreen() {
  const [searchParams] = useSearchParams();
  const quizCode = searchParams.get('code') ?? '';
  const quiz = useQuery(
    api.quizzes.get.queryOptions({ input: quizCode === '' ? skipToken : { quizCode } }),
  );
  const isNew = useLocation().state === NEW_QUIZ;
  const isThere = quizCode !== '' && !isNoQuiz(quiz.error);
  const title = isNew ? 'Your quiz is ready' : quiz.data?.title || `Quiz ${quizCode}`;
  return (
    <PageShell
      title={isThere ? title : 'Quiz not found'}
      actions={
        <>
          <BackToDashboard />
          {isThere && (
            <Button
              component={Link}
              to={paths.liveQuiz(quizCode)}
              leftSection={<IconEye size={18} aria-hidden />}
            >
              Watch live
            </Button>
          )}
        </>
      }
    >
      {isThere ? <QuizSuccess quiz={quiz} /> : <NoSuchQuiz quizCode={quizCode} />}
    </PageShell>
  );
}

function QuizSuccess({ quiz }: { quiz: UseQueryResult<Quiz & { questions: Question[] }> }) {
  if (quiz.isPending) return <Skeleton h={220} radius="lg" aria-busy="true" />;
  if (!quiz.data) return <ErrorState of={quiz} message={attemptsMessages.loadFailed} />;
  return (
    <>
      <QuizCodeCard quiz={quiz.data} />
      <Title order={2} mt="xl" mb="sm">
        Selected questions
      </Title>
      {quiz.data.questions.length === 0 ? (
        <Text c="dimmed">{questionsMessages.notFound}</Text>
      ) : (
        <DataTable
          caption="Selected questions"
          columns={columns}
          rows={quiz.data.questions}
          rowKey={(question) => question.id}
        />
      )}
    </>
  );
}
