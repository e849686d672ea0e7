import { Box, Checkbox, Text } from '@mantine/core';
import { IconClipboardCheck } from '../../icons/clipboard-check.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import type { QuizScore } from '../../../shared/contract/results.ts';
import { resultsMessages } from '../../../shared/messages/results.ts';
import { api } from '../../api/client.ts';
import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { pageHeads } from '../../page-heads.ts';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { MIN_PLOT_POINTS, ProgressPlot } from '../../ui/statistics/progress-plot.tsx';
import { progressPoints } from '../../ui/statistics/progress-points.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { countedOf } from '../../../shared/counted-attempt.ts';
import classes from './my-scores-screen.module.css';
import { QuizScoreCard } from './quiz-score-card.tsx';
import { ScoresSkeleton } from './scores-skeleton.tsx';
import { useArchivedQuizzes } from './use-archived-quizzes.ts';
import { useLightPrint } from '../../ui/print/use-light-print.ts';

/**
 * My Quiz Scores: every finished quiz, newest first (spec section 2).
 * @param helpLines Where a student can get help: receipts disappear after some seconds, this stays.
 */
export function MyScoresScreen({ helpLines }: { helpLines: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(api.results.myScores.queryOptions());
  return (
    <PageShell {...pageHeads['/view-my-scores']} actions={<BackToDashboard />}>
      {data && <Scores quizzes={data.quizzes} />}
      {!data && error && (
        <ErrorState
          of={{ error, isFetching, refetch }}
          message={resultsMessages.scoresLoadFailed}
        />
      )}
      {!data && !error && <ScoresSkeleton />}
      {(data ?? error) && <Box mt="lg">{helpLines}</Box>}
    </PageShell>
  );
}

function newestFirst(quizzes: readonly QuizScore[]): QuizScore[] {
  return [...quizzes].sort((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt));
}

function Scores({ quizzes }: { quizzes: readonly QuizScore[] }) {
  const user = useCurrentUser();
  const { archived, toggle } = useArchivedQuizzes(user.id);
  const [areArchivedShown, setAreArchivedShown] = useState(false);
  const filter = useRef<HTMLInputElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const [params] = useSearchParams();
  const asked = params.get('quiz');
  const points = progressPoints(
    quizzes.map((quiz) => {
      const counted = countedOf(quiz);
      return { ...counted, quizCode: quiz.quizCode, submissionCount: counted.answers.length };
    }),
  );
  useLightPrint();

  if (quizzes.length === 0) {
    return (
      <EmptyState title={resultsMessages.noneCompleted} icon={<IconClipboardCheck size={28} />}>
        When you have submitted a quiz, your score and feedback appear here.
      </EmptyState>
    );
  }
  const shown = newestFirst(quizzes).filter(
    ({ quizCode }) => areArchivedShown || quizCode === asked || !archived.has(quizCode),
  );
  const toggleAt = (index: number, quizCode: string) => {
    flushSync(() => toggle(quizCode));
    // The card has gone, and the focus with it.
    if (document.activeElement !== document.body) return;
    const next = cards.current?.children[index]?.querySelector('h2') ?? filter.current;
    if (next instanceof HTMLHeadingElement) next.tabIndex = -1;
    next?.focus();
  };
  return (
    <>
      <p className={classes.onPaper}>{user.displayName}</p>
      {points.length >= MIN_PLOT_POINTS && (
        <div className={classes.progress}>
          <ProgressPlot caption={`Your last ${points.length} marked quizzes`} points={points} />
        </div>
      )}
      <div className={classes.filter}>
        <Checkbox
          ref={filter}
          label="Show Archived Quizzes"
          checked={areArchivedShown}
          onChange={(event) => setAreArchivedShown(event.currentTarget.checked)}
        />
        <Text c="dimmed" size="sm" component="output">
          Showing {shown.length} quizzes
        </Text>
      </div>
      {shown.length === 0 && (
        <EmptyState title="All your quizzes are archived.">
          Tick “Show Archived Quizzes” to see them.
        </EmptyState>
      )}
      <div className={classes.cards} ref={cards}>
        {shown.map((quiz, index) => (
          <QuizScoreCard
            key={`${quiz.quizCode} ${quiz.quizCode === asked}`}
            quiz={quiz}
            isAskedFor={quiz.quizCode === asked}
            isArchived={archived.has(quiz.quizCode)}
            onToggleArchived={() => toggleAt(index, quiz.quizCode)}
          />
        ))}
      </div>
    </>
  );
}
