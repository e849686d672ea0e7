import { Alert, Button, Collapse, Text } from '@mantine/core';
import { IconInfoCircle } from '../../../icons/info-circle.ts';
import { useId, useState } from 'react';
import type { Question } from '../../../../shared/contract/questions.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import classes from './question-usage.module.css';
import { usageSentences } from './usage-sentences.ts';

/** A question with the counts of its uses. */
export interface UsedQuestion extends Question {
  usage: { quizzes: number; answers: number };
}

/** Says where a question is used, and what was changed after it had answers. */
export function QuestionUsage({ question }: { question: UsedQuestion }) {
  const [isOpen, setIsOpen] = useState(false);
  const versionsId = useId();
  const sentences = usageSentences(question);
  if (sentences.length === 0) return null;
  return (
    <Alert
      color="yellow"
      role="note"
      icon={<IconInfoCircle aria-hidden />}
      className={classes.usage}
    >
      {sentences.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {question.usage.answers > 0 && (
        <>
          <Button
            size="compact-sm"
            variant="default"
            mt="xs"
            aria-expanded={isOpen}
            aria-controls={versionsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide earlier versions' : 'Show earlier versions'}
          </Button>
          <div id={versionsId}>
            <Collapse expanded={isOpen} keepMounted={false} transitionDuration={150}>
              <EarlierVersions question={question} />
            </Collapse>
          </div>
        </>
      )}
    </Alert>
  );
}
