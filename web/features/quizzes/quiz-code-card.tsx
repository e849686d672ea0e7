import { Button, Text } from '@mantine/core';
import { useClipboard, useDisclosure } from '@mantine/hooks';
import { IconCheck, IconCopy, IconPrinter } from '@tabler/icons-react';
import { COPY_CONFIRMATION_MS } from '../../../shared/business-rules.ts';
import { generalMessages } from '../../../shared/messages/general.ts';
import classes from './quiz-code-card.module.css';
import type { SlipQuiz } from './quiz-slip.tsx';
import { QuizSlips } from './quiz-slips.tsx';

/** A quiz code to read out, project, copy or hand out on slips. */
export function QuizCodeCard({ quiz }: { quiz: SlipQuiz }) {
  const { quizCode, title } = quiz;
  const clipboard = useClipboard({ timeout: COPY_CONFIRMATION_MS });
  const [isPrinting, slips] = useDisclosure(false);
  const CopyIcon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <section className={classes.card} aria-label="Quiz Code">
      <Text c="dimmed">{title === '' ? 'Quiz Code' : `Quiz Code of “${title}”`}</Text>
      <p className={classes.code}>{quizCode}</p>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<CopyIcon size={16} aria-hidden />}
          onClick={() => clipboard.copy(quizCode)}
        >
          Copy code
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={slips.open}
        >
          Printable slips
        </Button>
      </div>
      <output className={classes.copied}>
        {clipboard.copied && generalMessages.copied}
        {clipboard.error && generalMessages.copyFailed}
      </output>
      <QuizSlips quiz={quiz} isOpen={isPrinting} onClose={slips.close} />
    </section>
  );
}
