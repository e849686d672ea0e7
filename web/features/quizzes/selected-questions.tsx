import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Question } from '../../../shared/contract/questions.ts';
import { questionTitle } from '../questions/question-columns.tsx';
import classes from './create-quiz.module.css';
import { movedBy, totalMarks } from './question-order.ts';

interface SelectedQuestionsProps {
  questions: readonly Question[];
  onChange: (questions: Question[]) => void;
}

/** The quiz's questions in their order, moved with up and down buttons. */
export function SelectedQuestions({ questions, onChange }: SelectedQuestionsProps) {
  const [announcement, setAnnouncement] = useState('');

  const move = (index: number, step: -1 | 1) => {
    onChange(movedBy(questions, index, step));
    setAnnouncement(`Question moved to position ${index + step + 1} of ${questions.length}.`);
  };
  const remove = (question: Question) => {
    onChange(questions.filter(({ id }) => id !== question.id));
    setAnnouncement('Question taken out.');
  };

  return (
    <>
      <Text mb="sm" c="dimmed">
        {questions.length === 0
          ? 'Tick questions of the bank; they appear here in the order students will see.'
          : `${questions.length} ${questions.length === 1 ? 'question' : 'questions'}, ${totalMarks(questions)} marks in total`}
      </Text>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <ol className={classes.selected}>
        {questions.map((question, index) => (
          <li key={question.id} className={classes.selectedItem}>
            <Text component="span" fw={650} miw={24}>
              {index + 1}
            </Text>
            <div>
              <span className={classes.selectedText}>{questionTitle(question)}</span>
              <Text component="span" size="sm" c="dimmed">
                {question.specCode} · {marks(question.maxMark)}
              </Text>
            </div>
            <div className={classes.selectedActions}>
              <ActionIcon
                variant="default"
                size={30}
                aria-label={`Move question ${index + 1} up`}
                aria-disabled={index === 0}
                data-disabled={index === 0 || undefined}
                onClick={() => index > 0 && move(index, -1)}
              >
                <IconArrowUp size={18} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={30}
                aria-label={`Move question ${index + 1} down`}
                aria-disabled={index === questions.length - 1}
                data-disabled={index === questions.length - 1 || undefined}
                onClick={() => index < questions.length - 1 && move(index, 1)}
              >
                <IconArrowDown size={18} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={30}
                aria-label={`Take question ${index + 1} out`}
                onClick={() => remove(question)}
              >
                <IconX size={18} />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function marks(count: number): string {
  return count === 1 ? '1 mark' : `${count} marks`;
}
