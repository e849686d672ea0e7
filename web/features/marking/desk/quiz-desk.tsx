import { Box, Stack, Tabs } from '@mantine/core';
import { IconUsers } from '../../../icons/users.ts';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Allowance } from './allowance.tsx';
import { AppealsView } from '../appeals/appeals-view.tsx';
import { useAppeals } from '../appeals/use-appeals.ts';
import { StudentView } from '../by-student/student-view.tsx';
import { createUnfolded } from '../by-student/use-student-cursor.ts';
import { QuestionView } from '../by-question/question-view.tsx';
import { CheckView } from '../check-first/check-view.tsx';
import { useToCheck } from '../check-first/use-to-check.ts';
import { ConflictDialog } from '../decisions/conflict-dialog.tsx';
import { DecisionBar } from '../decisions/decision-bar.tsx';
import { MarkHistory } from '../decisions/mark-history.tsx';
import { createDecisions } from '../decisions/create-decisions.ts';
import { useApplyMarks } from '../decisions/use-apply-marks.ts';
import { type Desk, DeskContext } from './desk-context.ts';
import { DeskHead } from './desk-head.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { DeskTop } from './desk-top.tsx';
import { RunHistory } from '../runs/run-history.tsx';
import classes from './quiz-desk.module.css';
import { InkStrip } from './ink-strip.tsx';
import { SetDone } from './set-done.tsx';
import { ShortcutsDialog } from '../keyboard/shortcuts-dialog.tsx';
import { useDeskKeys } from '../keyboard/use-desk-keys.ts';
import { deskTabs, type ResponsesView } from '../responses-view.ts';
import { useOpenDoubts } from '../runs/use-open-doubts.ts';
import type { useMarkingRun } from '../runs/use-marking-run.ts';
import { useStartMarking } from '../runs/use-start-marking.ts';
import { type TaughtMark, TeachDialog } from '../teach/teach-dialog.tsx';
import { TenFirstOffer } from '../ten-first/ten-first-offer.tsx';
import { TenFirstView } from '../ten-first/ten-first-view.tsx';
import type { Responses } from '../use-responses.ts';

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
export function QuizDesk({
  view,
  onChangeView,
  responses,
  isTurningPage,
  failure,
  run,
  changeQuiz,
}: QuizDeskProps) {
  const { quizCode, schoolClass, submissionCount, markedCount, decidedCount, questions } =
    responses;
  const teacherCode = schoolClass?.teacherCode;
  const start = useStartMarking({
    responses,
    onStarted: run.start,
    onAlreadyRunning: () => void run.reload(),
  });
  const toCheck = useToCheck(quizCode, teacherCode, submissionCount > 0);
  const appeals = useAppeals(quizCode, teacherCode, submissionCount > 0);
  const hasAppeals = view.tab === 'appeals' || (appeals.data?.items.length ?? 0) > 0;
  const patchLists = useApplyMarks({ isPageInSight: view.tab === 'students' });
  const [decisions] = useState(() => createDecisions(quizCode, patchLists));
  const [unfolded] = useState(createUnfolded);
  const [history, showHistory] = useState<Submission | null>(null);
  const [lesson, teach] = useState<TaughtMark | null>(null);
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const showShortcuts = useCallback(() => setIsShowingKeys(true), []);

  useDeskKeys(true, (key) => {
    if (key === '?') showShortcuts();
    return key === '?';
  });

  const isLocked = run.isUnderWay;
  useOpenDoubts({
    isUnderWay: isLocked,
    doubts: toCheck.isFetching ? null : (toCheck.data?.total ?? null),
    onOpen: () => {
      if (view.tab !== 'appeals') onChangeView({ tab: 'check' });
    },
  });
  const desk = useMemo(
    (): Desk => ({
      quizCode,
      schoolClass,
      isLocked,
      decisions,
      showHistory,
      teach,
      showShortcuts,
      openTab: (tab) => onChangeView({ tab }),
    }),
    [quizCode, schoolClass, isLocked, decisions, showShortcuts, onChangeView],
  );
  const tabsId = useId();
  const panelId = `${tabsId}-panel`;
  const changeTab = (value: string | null) =>
    onChangeView({ tab: deskTabs.find((each) => each === value) });

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
            <>
              {view.tab !== 'first' && markedCount < submissionCount && !run.isUnderWay && (
                <TenFirstOffer questions={questions.length} onOpen={() => changeTab('first')} />
              )}
              <Tabs id={tabsId} value={view.tab} onChange={changeTab}>
                <DeskTabs
                  open={view.tab}
                  panelId={panelId}
                  toCheck={toCheck.data?.total ?? null}
                  openAppeals={hasAppeals ? (appeals.data?.open ?? 0) : null}
                >
                  <InkStrip total={submissionCount} counts={toCheck.data} />
                </DeskTabs>
              </Tabs>
              {/* Outside the tabs, because otherwise React would check all answers on every
                 render of the tabs. */}
              <Box
                role="tabpanel"
                id={panelId}
                aria-labelledby={`${tabsId}-tab-${view.tab}`}
                pt="sm"
              >
                {view.tab === 'first' && (
                  <TenFirstView
                    questions={questions}
                    hasRest={decidedCount < submissionCount}
                    onLearn={start.learn}
                  />
                )}
                {view.tab === 'students' && (
                  <StudentView
                    view={view}
                    onChangeView={onChangeView}
                    responses={responses}
                    isTurningPage={isTurningPage}
                    unfolded={unfolded}
                  />
                )}
                {view.tab === 'questions' && (
                  <QuestionView
                    questions={questions}
                    questionId={view.question}
                    onPickQuestion={(question) => onChangeView({ question })}
                  />
                )}
                {view.tab === 'check' && (
                  <CheckView
                    key={`${teacherCode} ${responses.run?.finishedAt}`}
                    questions={questions}
                    toCheck={toCheck}
                  />
                )}
                {/* Stays mounted while another tab is open, to keep what is typed there. */}
                {hasAppeals && (
                  <div hidden={view.tab !== 'appeals'}>
                    <AppealsView key={teacherCode} questions={questions} appeals={appeals} />
                  </div>
                )}
              </Box>
              <div className={classes.foot}>
                <RunHistory quizCode={quizCode} isUnderWay={isLocked} onStarted={run.start} />
                <Allowance />
              </div>
            </>
          )}
        </Stack>
      </DeskHead>
      <DecisionBar />
      <ConflictDialog />
      <MarkHistory submission={history} onClose={() => showHistory(null)} />
      <TeachDialog lesson={lesson} onClose={() => teach(null)} />
      <ShortcutsDialog isOpen={isShowingKeys} onClose={() => setIsShowingKeys(false)} />
    </DeskContext>
  );
}
