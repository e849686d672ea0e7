import { Button, Stack, Text } from '@mantine/core';
import { IconClock } from '../../../icons/clock.ts';
import { QuestionCard } from '../../../ui/questions/question-card.tsx';
import classes from './create-quiz.module.css';
import { totalMarks } from './question-order.ts';
import type { PickedQuestion } from './quiz-checks.ts';
import { counted } from '../../../../shared/counted.ts';

interface QuizPreviewProps {
  questions: readonly PickedQuestion[];
  /** As typed. */
  minutes: string;
}

/** A preview of the quiz on the cards that students answer. */
export function QuizPreview({ questions, minutes }: QuizPreviewProps) {
  return (
    <>
      <Text c="dimmed" mb="lg" className={classes.previewFacts}>
        <IconClock size={18} aria-hidden />
        {minutes.trim() === ''
          ? 'No time limit yet'
          : `Time limit ${minutes.trim()} minutes`} ·{' '}
        {counted(questions.length, 'question')} · {counted(totalMarks(questions), 'mark')}
      </Text>
      <Stack gap="lg">
        {questions.map((question, index) => (
          <div key={question.id} className={classes.previewCard}>
            <QuestionCard
              id={question.id}
              question={question}
              number={index + 1}
              answerBox={{ autosize: false }}
              actions={
                <Button miw={96} disabled>
                  Save
                </Button>
              }
            />
          </div>
        ))}
      </Stack>
    </>
  );
}
