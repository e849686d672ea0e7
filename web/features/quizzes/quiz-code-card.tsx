import { Button, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { COPY_CONFIRMATION_MS } from '../../../shared/business-rules.ts';
import { messages } from '../../../shared/messages.ts';
import classes from './quiz-code-card.module.css';

interface QuizCodeCardProps {
  quizCode: string;
  title: string;
}

/** A quiz code to read out, project or copy. */
export function QuizCodeCard({ quizCode, title }: QuizCodeCardProps) {
  const clipboard = useClipboard({ timeout: COPY_CONFIRMATION_MS });
  return (
    <section className={classes.card} aria-label="Quiz Code">
      <Text c="dimmed">{title === '' ? 'Quiz Code' : `Quiz Code of “${title}”`}</Text>
      <p className={classes.code}>{quizCode}</p>
      <Button
        variant="default"
        leftSection={
          clipboard.copied ? (
            <IconCheck size={16} aria-hidden />
          ) : (
            <IconCopy size={16} aria-hidden />
          )
        }
        onClick={() => clipboard.copy(quizCode)}
      >
        Copy code
      </Button>
      <output className={classes.copied}>
        {clipboard.copied && messages.general.copied}
        {clipboard.error && messages.general.copyFailed}
      </output>
    </section>
  );
}
