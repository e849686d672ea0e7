import { IconFileText } from '../../icons/file-text.ts';
import { markingMessages } from '../../../shared/messages/marking.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { HeaderLinks } from './header-links.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadResponsesForm } from './load-responses-form.tsx';
import { QuizDesk } from './quiz-desk.tsx';
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
  const form = (
    <LoadResponsesForm
      code={view.code}
      isLoading={isFirstLoad}
      isDisabled={run.isUnderWay}
      isLoaded={responses !== undefined}
      onLoad={load}
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
      <div className={classes.top}>{form}</div>
      {view.code === '' ? (
        <EmptyState title={markingMessages.nothingLoaded} icon={<IconFileText size={32} />} />
      ) : (
        <LoadFailure
          code={view.code}
          error={isPossibleCode(view.code) ? error : null}
          onRetry={() => void reload()}
        />
      )}
    </PageShell>
  );
}
