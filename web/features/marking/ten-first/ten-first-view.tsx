import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { BlindSample } from '../../../../shared/contract/blind-marks.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { MarkedQuestion } from '../decisions/mark-target.ts';
import { useDesk } from '../desk/desk-context.ts';
import { AgreementTable } from './agreement-table.tsx';
import { BlindDesk } from './blind-desk.tsx';
import { useBlindDrafts } from './blind-drafts.ts';
import { listBlindItems } from './blind-queue.ts';
import { LearnAndMark } from './learn-and-mark.tsx';
import classes from './ten-first.module.css';
import { type Agreement, useAgreement, useBlindSample } from './use-blind-sample.ts';

interface TenFirstViewProps {
  questions: readonly MarkedQuestion[];
  /** True if some answers of the quiz are not in ink. */
  hasRest: boolean;
  /** Starts the run that learns from the blind marks and renews marks in pencil. */
  onLearn: () => void;
}

/**
 * "Ten first": the teacher marks a few answers blind, and the AI learns from them and is measured
 * against them.
 */
export function TenFirstView(props: TenFirstViewProps) {
  const { quizCode } = useDesk();
  const blind = useBlindSample(quizCode);
  const agreement = useAgreement();
  const { sample } = blind;
  if (sample.isPending || agreement.isPending) return <Skeleton height={420} radius="lg" />;
  const problem = sample.error ?? agreement.error;
  if (!sample.data || !agreement.data) {
    return (
      <ErrorState
        message={errorSentence(problem, markingMessages.sampleFailed)}
        isRetrying={sample.isFetching || agreement.isFetching}
        onRetry={() => void Promise.all([sample.refetch(), agreement.refetch()])}
      />
    );
  }
  return (
    <OpenedSample
      {...props}
      key={quizCode}
      blind={blind}
      sample={sample.data}
      agreement={agreement.data}
    />
  );
}

interface OpenedSampleProps extends TenFirstViewProps {
  blind: ReturnType<typeof useBlindSample>;
  sample: BlindSample;
  agreement: Agreement;
}

function OpenedSample(props: OpenedSampleProps) {
  const { questions, hasRest, onLearn, blind, sample, agreement } = props;
  const { quizCode } = useDesk();
  const { id } = useCurrentUser();
  const drafts = useBlindDrafts(id, quizCode);
  const [isLooking, setIsLooking] = useState(false);
  const items = listBlindItems(sample, questions);
  const left = items.filter(({ answer }) => answer.myMark === null).length;
  // Stays open if another tab has marked the last answer, so that typed input is not lost.
  const isMarking = left > 0 || isLooking || items.some(drafts.isTyped);
  return (
    <div className={classes.view}>
      {items.length === 0 && sample.questions.every(({ isSkipped }) => !isSkipped) && (
        <EmptyState title="There is nothing to mark first.">
          Every answer in this quiz is in ink, or blank.
        </EmptyState>
      )}
      {isMarking && items.length > 0 ? (
        <BlindDesk {...{ items, blind, drafts }} onFinished={() => setIsLooking(false)} />
      ) : (
        <LearnAndMark
          agreement={agreement}
          hasItems={items.length > 0}
          hasRest={hasRest}
          isSaving={blind.unsaved > 0}
          onLearn={onLearn}
          onLookAgain={() => setIsLooking(true)}
        />
      )}
      <AgreementTable agreement={agreement} sample={sample} onSkip={blind.skip} />
    </div>
  );
}
