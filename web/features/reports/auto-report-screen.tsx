import { Button, Stepper } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { pageHeads } from '../../page-heads.ts';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { generalMessages } from '../../../shared/messages/general.ts';
import { reportsMessages } from '../../../shared/messages/reports.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import classes from './auto-report.module.css';
import { ClassDetailsStep } from './details/class-details-step.tsx';
import { DraftConflict } from './details/draft-conflict.tsx';
import { IndividualDetailsStep } from './details/individual-details-step.tsx';
import { ReadReportsScreen } from './read-reports-screen.tsx';
import { hasUnwritten, reportSteps } from './details/report-draft.ts';
import { ReportsStep } from './batch/reports-step.tsx';
import { StudentInputStep } from './details/student-input-step.tsx';
import { type ReportDraftState, useReportDraft } from './details/use-report-draft.ts';
import { type UnsavedReports, useUnsavedReports } from './batch/use-unsaved-reports.ts';

/**
 * The page where reports are written, and colleagues' reports are read (spec section 2,
 * /auto-report).
 */
export function AutoReportScreen() {
  const [parameters] = useSearchParams();
  const toRead = parameters.get('read');
  return toRead === null ? <Wizard /> : <ReadReportsScreen batchId={toRead} />;
}

/** The four steps that write a class's reports. */
function Wizard() {
  const { id } = useCurrentUser();
  const state = useReportDraft(id);
  const { draft, change, startNewBatch, conflict } = state;

  const place = usePlaceOf(draft.step);
  const unsaved = useUnsavedReports();
  const mayLeaveStep = () =>
    unsaved.mayGo({
      message: generalMessages.confirmLeave,
      confirmLabel: 'Leave without saving',
    });
  const goBackTo = async (step: number) => {
    if (await mayLeaveStep()) change({ step });
  };

  const askToStartOver = async () => {
    if (!(await mayLeaveStep())) return;
    const isConfirmed =
      !hasUnwritten(draft) ||
      (await confirm({
        title: 'Start New Batch',
        message: reportsMessages.confirmStartOver,
        confirmLabel: 'Start New Batch',
        isDestructive: true,
      }));
    if (isConfirmed) startNewBatch();
  };

  return (
    <PageShell
      {...pageHeads['/auto-report']}
      actions={
        <>
          <BackToDashboard />
          {(draft.step > 0 || draft.names !== '') && (
            <Button variant="default" onClick={() => void askToStartOver()}>
              Start New Batch
            </Button>
          )}
        </>
      }
    >
      <Stepper
        active={draft.step}
        size="sm"
        wrap={false}
        className={classes.steps}
        classNames={{
          steps: classes.stepIcons,
          step: classes.step,
          stepBody: classes.stepBody,
          separator: classes.separator,
        }}
        onStepClick={(step) => {
          if (step < draft.step) void goBackTo(step);
        }}
      >
        {reportSteps.map((label, step) => (
          <Stepper.Step
            key={label}
            label={label}
            aria-label={label}
            allowStepSelect={step < draft.step}
          />
        ))}
      </Stepper>
      <section
        ref={place}
        tabIndex={-1}
        aria-label={`Step ${draft.step + 1} of ${reportSteps.length}: ${reportSteps[draft.step]}`}
        className={classes.place}
      >
        {conflict && <DraftConflict {...conflict} />}
        <Step {...state} unsaved={unsaved} onBackToDetails={() => void goBackTo(2)} />
      </section>
    </PageShell>
  );
}

/** Scrolls a new step to its top and focuses it, so that a screen reader announces it. */
function usePlaceOf(step: number) {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    place.current?.focus({ preventScroll: true });
  }, [step]);
  return place;
}

interface StepProps extends ReportDraftState {
  unsaved: UnsavedReports;
  onBackToDetails: () => void;
}

function Step({ unsaved, onBackToDetails, ...state }: StepProps) {
  const { draft } = state;
  if (draft.step === 3 && draft.batchId !== null) {
    return <ReportsStep batchId={draft.batchId} unsaved={unsaved} onBack={onBackToDetails} />;
  }
  if (draft.step === 0 || draft.students.length === 0) return <StudentInputStep {...state} />;
  return draft.step === 1 ? <ClassDetailsStep {...state} /> : <IndividualDetailsStep {...state} />;
}
