import { Stack } from '@mantine/core';
import { IconUsers } from '../../../icons/users.ts';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useAppeals } from '../appeals/use-appeals.ts';
import { createUnfolded } from '../by-student/use-student-cursor.ts';
import { useToCheck } from '../check-first/use-to-check.ts';
import { DeskAnswers } from './desk-answers.tsx';
import { DeskContext } from './desk-context.ts';
import { DeskDialogs } from './desk-dialogs.tsx';
import { DeskHead } from './desk-head.tsx';
import { DeskTop } from './desk-top.tsx';
import { SetDone } from './set-done.tsx';
import type { ResponsesView } from '../responses-view.ts';
import { useOpenDoubts } from '../runs/use-open-doubts.ts';
import type { useMarkingRun } from '../runs/use-marking-run.ts';
import { useStartMarking } from '../runs/use-start-marking.ts';
import type { Responses } from '../use-responses.ts';
import { useQuizDesk } from './use-quiz-desk.ts';

interface QuizDeskProps {
  view: ResponsesView;
  onChangeView: (changes: Partial<ResponsesView>) => void;
  responses: Responses;
  isTurningPage: boolean;
  /** Explains why the requested page of students is not the one shown. */
  failure: ReactNode;
  run: ReturnType<typeof useMarkingRun>;
  /** The form that loads another quiz. */
  changeQuiz: ReactNode;
}

/** The desk of a loaded quiz: the AI's run, how much is in ink, and the tabs with its answers. */
export function QuizDesk(props: QuizDeskProps) {
  const { view, onChangeView, responses, isTurningPage, failure, run, changeQuiz } = props;
  const { quizCode, schoolClass, submissionCount } = responses;
  const teacherCode = schoolClass?.teacherCode;
  const start = useStartMarking({
    responses,
    onStarted: run.start,
    onAlreadyRunning: () => void run.reload(),
  });
  const toCheck = useToCheck(quizCode, teacherCode, submissionCount > 0);
  const appeals = useAppeals(quizCode, teacherCode, submissionCount > 0);
  const hasAppeals = view.tab === 'appeals' || (appeals.data?.items.length ?? 0) > 0;
  const [unfolded] = useState(createUnfolded);
  const isLocked = run.isUnderWay;
  const { desk, dialogs } = useQuizDesk({ view, onChangeView, responses, isLocked });
  useOpenDoubts({
    isUnderWay: isLocked,
    doubts: toCheck.isFetching ? null : (toCheck.data?.total ?? null),
    onOpen: () => {
      if (view.tab !== 'appeals') onChangeView({ tab: 'check' });
    },
  });

  return (
    <DeskContext value={desk}>
      <DeskHead
        responses={responses}
        start={start}
        isUnderWay={isLocked}
        isTenFirst={view.tab === 'first'}
        changeQuiz={changeQuiz}
      >
        <Stack gap="sm">
          <SetDone key={teacherCode} responses={responses} counts={toCheck.data} />
          <DeskTop quizCode={quizCode} schoolClass={schoolClass} run={run} start={start} />
          {failure}
          {submissionCount === 0 ? (
            <EmptyState title="Nobody has answered this quiz yet." icon={<IconUsers size={32} />}>
              Answers appear here when students submit them.
            </EmptyState>
          ) : (
            <DeskAnswers
              {...{ view, onChangeView, responses, isTurningPage, unfolded }}
              {...{ toCheck, appeals, hasAppeals, run }}
              onLearn={start.learn}
            />
          )}
        </Stack>
      </DeskHead>
      <DeskDialogs open={dialogs} />
    </DeskContext>
  );
}
