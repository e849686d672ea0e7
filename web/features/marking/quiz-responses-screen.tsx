import { Text, Title } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { markingMessages } from '../../../shared/messages/marking.ts';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { HeaderLinks } from './desk/header-links.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadResponsesForm } from './load-responses-form.tsx';
import { QuizDesk } from './desk/quiz-desk.tsx';
import classes from './quiz-responses-screen.module.css';
import { ResponsesSkeleton } from './responses-skeleton.tsx';
import { useMarkDraftGuard } from './decisions/use-mark-draft-guard.ts';
import { useMarkingRun } from './runs/use-marking-run.ts';
import { isPossibleCode, useResponses } from './use-responses.ts';
import { toQuiz } from './responses-view.ts';
import { useResponsesView } from './use-responses-view.ts';

interface QuizResponsesScreenProps {
  /** Shown before a quiz is chosen, with its children below. */
  start: ComponentType<{ children: ReactNode }>;
}

/**
 * The page where a teacher reads and marks the students' answers (spec section 2, Quiz Responses).
 */
export function QuizResponsesScreen({ start: Start }: QuizResponsesScreenProps) {
  const { view, changeView } = useResponsesView();
  const { responses, error, isFetching, isTurningPage, isLeftBehind, reload } = useResponses(view);
  const run = useMarkingRun(view.code, responses?.run ?? null);
  useMarkDraftGuard();

  const isFirstLoad = responses === undefined && isFetching;
  const load = (code: string) => {
    if (code === view.code) void reload();
    else changeView(toQuiz(code));
  };
  const form = (
    <LoadResponsesForm
      code={view.code}
      isLoading={isFirstLoad}
      isDisabled={run.isUnderWay}
      isLoaded={responses !== undefined}
      onLoad={load}
    />
  );

  const failure = (
    <LoadFailure
      code={view.code}
      error={isPossibleCode(view.code) ? error : null}
      onRetry={() => void reload()}
    />
  );

  if (responses !== undefined) {
    return (
      <QuizDesk
        key={view.code}
        view={view}
        onChangeView={changeView}
        responses={responses}
        isTurningPage={isTurningPage}
        failure={isLeftBehind && failure}
        run={run}
        changeQuiz={form}
      />
    );
  }
  if (isFirstLoad) {
    return (
      <PageShell title={view.code} isDense actions={<HeaderLinks />}>
        <ResponsesSkeleton cards={view.pageSize} />
      </PageShell>
    );
  }
  return (
    <PageShell title="Quiz Responses" actions={<HeaderLinks />}>
      {view.code === '' ? (
        <Start>
          <Title order={2} size="h3">
            By code
          </Title>
          <Text c="dimmed" size="sm" mb="sm">
            {markingMessages.nothingLoaded}
          </Text>
          {form}
        </Start>
      ) : (
        <>
          <div className={classes.top}>{form}</div>
          {failure}
        </>
      )}
    </PageShell>
  );
}
