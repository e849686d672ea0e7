import { Button, Text } from '@mantine/core';
import type { BlindSample, QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import { formatLeftOut } from '../decisions/confirm-bulk.ts';
import { useDesk } from '../desk/desk-context.ts';
import {
  formatDemand,
  formatInterval,
  formatRecommendation,
  formatSeen,
  formatSpotChecks,
  formatTeachers,
} from './format-agreement.ts';
import { SharePlot } from './share-plot.tsx';
import classes from './ten-first.module.css';
import type { Agreement } from './use-blind-sample.ts';
import { useSpotCheck } from './use-spot-check.ts';

interface AgreementTableProps {
  agreement: Agreement;
  sample: BlindSample;
  onSkip: (questionId: string, isSkipped: boolean) => void;
}

/** The AI's agreement with the teacher on each question, and a recommendation. */
export function AgreementTable({ agreement, sample, onSkip }: AgreementTableProps) {
  const { demand } = agreement;
  const isToLearn = agreement.questions.some((each) => each.isToLearn);
  const isMeasured = agreement.questions.some(({ measured }) => measured > 0);
  const colleagues = [...new Set(sample.questions.flatMap((each) => each.colleagues))];
  const whose =
    colleagues.length === 0
      ? 'Each of your marks'
      : `Each first blind mark, yours or that of ${colleagues.join(', ')},`;
  const inBulk = agreement.questions.reduce((sum, each) => sum + each.inBulk, 0);
  return (
    <section className={classes.agreement} aria-labelledby="agreement">
      <header className={classes.agreementTop}>
        <div>
          <h2 id="agreement" className={classes.deskTitle}>
            {colleagues.length === 0
              ? 'How far the AI agrees with you'
              : 'How far the AI agrees with the blind marks'}
          </h2>
          <Text size="sm" c="dimmed">
            {isMeasured
              ? `${whose} beside the one that the AI gives without having seen it. ${formatDemand(demand)}`
              : `Measured once the AI has learnt from your marks: how often it gives the same mark without having seen yours.${isToLearn ? ' Until then, marks of these questions cannot be accepted in bulk.' : ''}`}
          </Text>
        </div>
        {inBulk > 0 && <DrawSpotCheck inBulk={inBulk} />}
      </header>
      <ol className={classes.rows}>
        {agreement.questions.map((each, index) => {
          const sampled = sample.questions.find(({ questionId }) => questionId === each.questionId);
          return (
            <li key={each.questionId} className={classes.row}>
              <span className={classes.rowNumber}>Question {index + 1}</span>
              <SharePlot question={each} demanded={demand.leastExactPercent / 100} />
              <div className={classes.rowWords}>
                <Verdict question={each} isFirst={!isMeasured} />
                {each.teachers.both > 0 && !isHalfMarked(sampled) && (
                  <span className={classes.quiet}>{formatTeachers(each)}</span>
                )}
              </div>
              <SkipButton sampled={sampled} label={`question ${index + 1}`} onSkip={onSkip} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface VerdictProps {
  question: QuestionAgreement;
  /** True if nothing is measured yet, which the text above says. */
  isFirst: boolean;
}

function Verdict({ question, isFirst }: VerdictProps) {
  const { chosen, marked, isSkipped, isOutdated } = question;
  if (isFirst && !isSkipped && !isOutdated && chosen > 0)
    return (
      <span>
        {marked} of {chosen} marked
      </span>
    );
  const spotChecks = formatSpotChecks(question);
  return (
    <>
      <strong>{formatRecommendation(question)}</strong>
      {question.measured > 0 && (
        <span className={classes.quiet}>
          {formatSeen(question)}. {formatInterval(question)}
        </span>
      )}
      {spotChecks !== '' && <span className={classes.quiet}>{spotChecks}</span>}
      {!question.isBulkRefused && question.leftOut > 0 && (
        <span className={classes.quiet}>{formatLeftOut(question.leftOut)}</span>
      )}
      {question.isBulkRefused && (
        <span className={classes.refused}>
          {refusedFor(question)} marks cannot be accepted in bulk.
        </span>
      )}
    </>
  );
}

function refusedFor({ isToLearn, measured, unjudged }: QuestionAgreement): string {
  if (isToLearn) return 'Until then, its';
  return measured === 0 && unjudged > 0 ? 'Its' : 'Your school demands more: its';
}

type SampledQuestion = BlindSample['questions'][number];

/**
 * Returns true between a teacher's first and last blind mark, when a count would reveal whether the
 * last one agreed.
 */
function isHalfMarked(sampled: SampledQuestion | undefined): boolean {
  const given = sampled?.answers.filter(({ myMark }) => myMark !== null).length ?? 0;
  return given > 0 && given < (sampled?.answers.length ?? 0);
}

interface SkipButtonProps {
  sampled: SampledQuestion | undefined;
  label: string;
  onSkip: (questionId: string, isSkipped: boolean) => void;
}

/**
 * A button to skip a question with sampled answers that this teacher has not marked; an
 * empty placeholder for others.
 */
function SkipButton({ sampled, label, onSkip }: SkipButtonProps) {
  const isOpen = sampled?.answers.some(
    ({ purpose, myMark }) => purpose === 'sample' && myMark === null,
  );
  if (!sampled || !isOpen) return <span />;
  const { questionId, isSkipped } = sampled;
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={classes.skip}
      aria-label={isSkipped ? `Mark it after all: ${label}` : `Skip ${label}`}
      onClick={() => onSkip(questionId, !isSkipped)}
    >
      {isSkipped ? 'Mark it after all' : 'Skip'}
    </Button>
  );
}

/** Draws five random marks of each question that nobody has opened, to be marked blind. */
function DrawSpotCheck({ inBulk }: { inBulk: number }) {
  const { isLocked } = useDesk();
  const { draw, isDrawing } = useSpotCheck();
  return (
    <Button
      variant="default"
      disabled={isLocked}
      loading={isDrawing}
      onClick={() => draw('accepted')}
    >
      Spot check ({inBulk} accepted in bulk)
    </Button>
  );
}
