import { Button, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck } from '../../../icons/check.ts';
import { IconCopy } from '../../../icons/copy.ts';
import { COPY_CONFIRMATION_MS } from '../../../../shared/business-rules.ts';
import type { Receipt } from '../../../../shared/contract/attempts.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import classes from './receipt-card.module.css';

interface ReceiptCardProps {
  quizCode: string;
  receipt: Receipt;
}

/**
 * The student's receipt: the time, the number of answers, and the code that their teacher also has.
 */
export function ReceiptCard({ quizCode, receipt }: ReceiptCardProps) {
  const clipboard = useClipboard({ timeout: COPY_CONFIRMATION_MS });
  const { receiptCode, finishedAt, answered, questions } = receipt;
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div className={classes.receipt}>
      <dl className={classes.facts}>
        <div>
          <dt>Receipt code</dt>
          <dd className={classes.code}>{receiptCode}</dd>
        </div>
        <div>
          <dt>Submitted</dt>
          <dd>
            <time dateTime={finishedAt}>{formatDateTime(finishedAt)}</time>
          </dd>
        </div>
        <div>
          <dt>Answered</dt>
          <dd>
            {answered} of {questions} questions
          </dd>
        </div>
      </dl>
      <Button
        variant="default"
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => clipboard.copy(receiptText(quizCode, receipt))}
      >
        Copy receipt
      </Button>
      <Text component="output" size="sm" c="dimmed">
        {clipboard.error && generalMessages.copyFailed}
        {clipboard.copied && generalMessages.copied}
        {!clipboard.error && !clipboard.copied && 'You will find it again under My Quiz Scores.'}
      </Text>
    </div>
  );
}

/** Formats a receipt as a line that can be kept in a note or sent to a teacher. */
function receiptText(
  quizCode: string,
  { finishedAt, answered, questions, receiptCode }: Receipt,
): string {
  const when = formatDateTime(finishedAt);
  return `Quiz ${quizCode}, submitted ${when}, ${answered} of ${questions} questions answered. Receipt code ${receiptCode}`;
}
