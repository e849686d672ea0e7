import { Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { generalMessages } from '../../../shared/messages/general.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { counted } from '../../ui/mark-words.ts';
import { MarkingActions } from './marking-actions.tsx';
import { MarkingProgressCard } from './marking-progress-card.tsx';
import { Notice } from './notice.tsx';
import { ResponsesFilters } from './responses-filters.tsx';
import { ResponsesList } from './responses-list.tsx';
import { ResponsesPagination } from './responses-pagination.tsx';
import { pageCount, type ResponsesView } from './responses-view.ts';
import type { useMarkingRun } from './use-marking-run.ts';
import type { Responses } from './use-responses.ts';
import { useStartMarking } from './use-start-marking.ts';

interface QuizDeskProps {
  view: ResponsesView;
  onChangeView: (changes: Partial<ResponsesView>) => void;
  responses: Responses;
  isTurningPage: boolean;
  run: ReturnType<typeof useMarkingRun>;
}

/** A loaded quiz: the AI's run over it, and its students page by page. */
export function QuizDesk({ view, onChangeView, responses, isTurningPage, run }: QuizDeskProps) {
  const { quizCode, submissionCount, markedCount, matchingStudents } = responses;
  const { startMarking, isStarting, problem, dismissProblem } = useStartMarking({
    quizCode,
    isEverythingMarked: submissionCount > 0 && markedCount === submissionCount,
    onStarted: run.start,
    onAlreadyRunning: () => void run.reload(),
  });

  const lastPage = pageCount(matchingStudents, view.pageSize);
  const isBeyondLastPage = view.page > lastPage && !isTurningPage;
  useEffect(() => {
    if (isBeyondLastPage) onChangeView({ page: lastPage });
  });

  return (
    <Stack gap="md">
      <div>
        <Title order={2}>{responses.title}</Title>
        <Text c="dimmed" size="sm">
          {quizCode} ·{' '}
          {submissionCount === 0
            ? 'no answers yet'
            : `${markedCount} of ${counted(submissionCount, 'answer')} marked`}
        </Text>
      </div>
      <MarkingActions
        quizCode={quizCode}
        hasResponses={submissionCount > 0}
        isDisabled={run.isUnderWay}
        isStarting={isStarting}
        onStart={startMarking}
      />
      <RunReport run={run} />
      {problem !== null && <Notice tone="failure" sentence={problem} onDismiss={dismissProblem} />}
      <ResponsesFilters view={view} onChange={onChangeView} />
      <ResponsesList
        responses={responses}
        isTurningPage={isTurningPage}
        isLocked={run.isUnderWay}
      />
      {submissionCount > 0 && (
        <ResponsesPagination
          view={view}
          matchingStudents={matchingStudents}
          onChange={onChangeView}
        />
      )}
    </Stack>
  );
}

function RunReport({ run }: Pick<QuizDeskProps, 'run'>) {
  const { view, stop, isAskingToStop, stopProblem, dismiss } = run;
  if (view.status === 'none') return null;
  if (view.status === 'ended') return <Notice {...view.closing} onDismiss={dismiss} />;
  return (
    <div>
      <MarkingProgressCard
        run={view.run}
        samples={view.status === 'running' ? view.samples : []}
        isConnected={view.status === 'reloading' || view.isConnected}
        onStop={() => stop(view.run)}
        isAskingToStop={isAskingToStop}
      />
      {stopProblem !== null && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm" mt={4}>
          {errorSentence(stopProblem, generalMessages.somethingWentWrong)}
        </Text>
      )}
    </div>
  );
}
