import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { MarkedQuestion } from '../decisions/mark-target.ts';
import { useDesk } from '../desk-context.ts';
import { AgreementTable } from './agreement-table.tsx';
import { BlindDesk } from './blind-desk.tsx';
import { listBlindItems } from './blind-queue.ts';
import { LearnAndMark } from './learn-and-mark.tsx';
import classes from './ten-first.module.css';
import { useAgreement, useBlindSample } from './use-blind-sample.ts';

interface TenFirstViewProps {
  questions: readonly MarkedQuestion[];
  /** Whether an answer of the quiz is not in ink. */
  hasRest: boolean;
  /** Starts the run that learns from the blind marks and renews what is in pencil. */
  onLearn: () => void;
}

/** "Ten first": the teacher marks a few answers blind, the AI learns and is measured by them. */
export function TenFirstView({ questions, hasRest, onLearn }: TenFirstViewProps) {
  const { quizCode } = useDesk();
  const blind = useBlindSample(quizCode);
  const agreement = useAgreement();
  const [isLooking, setIsLooking] = useState(false);
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
  const items = listBlindItems(sample.data, questions);
  const left = items.filter(({ answer }) => answer.myMark === null).length;
  const isMarking = left > 0 || isLooking;
  return (
    <div className={classes.view}>
      {items.length === 0 && sample.data.questions.every(({ isSkipped }) => !isSkipped) && (
        <EmptyState title="There is nothing to mark first.">
          Every answer in this quiz is in ink, or blank.
        </EmptyState>
      )}
      {isMarking && items.length > 0 ? (
        <BlindDesk items={items} blind={blind} onFinished={() => setIsLooking(false)} />
      ) : (
        <LearnAndMark
          agreement={agreement.data}
          hasItems={items.length > 0}
          hasRest={hasRest}
          isSaving={blind.unsaved > 0}
          onLearn={onLearn}
          onLookAgain={() => setIsLooking(true)}
        />
      )}
      <AgreementTable agreement={agreement.data} sample={sample.data} onSkip={blind.skip} />
    </div>
  );
}
