import { Button } from '@mantine/core';
import { IconArrowLeft } from '../../icons/arrow-left.ts';
import { IconFileText } from '../../icons/file-text.ts';
import { Link, useNavigate } from 'react-router';
import { markingMessages } from '../../../shared/messages/marking.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadResponsesForm } from './load-responses-form.tsx';
import { QuizDesk } from './quiz-desk.tsx';
import { QuizHeading } from './quiz-heading.tsx';
import classes from './quiz-responses-screen.module.css';
import { ResponsesSkeleton } from './responses-skeleton.tsx';
import { useMarkDraftGuard } from './decisions/use-mark-draft-guard.ts';
import { useMarkingRun } from './runs/use-marking-run.ts';
import { isPossibleCode, useResponses } from './use-responses.ts';
import { useResponsesView } from './use-responses-view.ts';

/** Where a teacher reads what students wrote and marks it (spec section 2, Quiz Responses). */
export function QuizResponsesScreen() {
  const { view, changeView } = useResponsesView();
  const { responses, error, isFetching, isTurningPage, reload } = useResponses(view);
  const run = useMarkingRun(view.code, responses?.run ?? null);
  useMarkDraftGuard();

  const isFirstLoad = responses === undefined && isFetching;
  const load = (code: string) => {
    if (code === view.code) void reload();
    else changeView({ code, search: '', page: 1 });
  };

  return (
    <PageShell title="Quiz Responses" width="wide" actions={<HeaderLinks />}>
      <div className={classes.top}>
        <LoadResponsesForm
          code={view.code}
          isLoading={isFirstLoad}
          isDisabled={run.isUnderWay}
          isLoaded={responses !== undefined}
          onLoad={load}
        />
        {responses !== undefined && <QuizHeading responses={responses} />}
      </div>
      {view.code === '' && (
        <EmptyState title={markingMessages.nothingLoaded} icon={<IconFileText size={32} />} />
      )}
      {isFirstLoad && <ResponsesSkeleton cards={view.pageSize} />}
      {responses === undefined && !isFirstLoad && view.code !== '' && (
        <LoadFailure
          code={view.code}
          error={isPossibleCode(view.code) ? error : null}
          onRetry={() => void reload()}
        />
      )}
      {responses !== undefined && (
        <QuizDesk
          key={view.code}
          view={view}
          onChangeView={changeView}
          responses={responses}
          isTurningPage={isTurningPage}
          run={run}
        />
      )}
    </PageShell>
  );
}

function HeaderLinks() {
  const navigate = useNavigate();
  return (
    <>
      <Button component={Link} to={paths.dashboard} variant="default" px="sm">
        Dashboard
      </Button>
      <Button component={Link} to={paths.viewQuizzes} variant="default" px="sm">
        View Quizzes
      </Button>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={() => void navigate(-1)}
      >
        Back
      </Button>
    </>
  );
}
