import { Tabs } from '@mantine/core';
import { useId } from 'react';
import { deskTabs } from '../responses-view.ts';
import { RunHistory } from '../runs/run-history.tsx';
import type { useMarkingRun } from '../runs/use-marking-run.ts';
import { TenFirstOffer } from '../ten-first/ten-first-offer.tsx';
import { Allowance } from './allowance.tsx';
import { DeskPanel, type DeskPanelProps } from './desk-panel.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { InkStrip } from './ink-strip.tsx';
import classes from './quiz-desk.module.css';

interface DeskAnswersProps extends DeskPanelProps {
  run: ReturnType<typeof useMarkingRun>;
}

/** The answers of a quiz in tabs, and below them its earlier runs. */
export function DeskAnswers({ run, ...panel }: DeskAnswersProps) {
  const { view, onChangeView, responses, toCheck, appeals, hasAppeals } = panel;
  const { quizCode, submissionCount, markedCount, questions } = responses;
  const tabsId = useId();
  const panelId = `${tabsId}-panel`;
  const changeTab = (value: string | null) =>
    onChangeView({ tab: deskTabs.find((each) => each === value) });
  return (
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
      {/* Outside the tabs, because otherwise React would check all answers on every render of the
         tabs. */}
      <DeskPanel {...panel} id={panelId} labelledBy={`${tabsId}-tab-${view.tab}`} />
      <div className={classes.foot}>
        <RunHistory quizCode={quizCode} isUnderWay={run.isUnderWay} onStarted={run.start} />
        <Allowance />
      </div>
    </>
  );
}
