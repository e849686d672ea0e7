import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Question } from '../../../../shared/contract/questions.ts';
import { paths } from '../../../paths.ts';
import { questionTitle } from './question-columns.tsx';
import classes from './question-list.module.css';
import { useDuplicateQuestion } from './use-duplicate-question.ts';

/** The teacher's actions for a question of the bank. */
export function QuestionRowActions({ question }: { question: Question }) {
  const duplicating = useDuplicateQuestion();
  const title = questionTitle(question);
  return (
    <div className={classes.rowActions}>
      {question.abilities.canEdit && (
        <Button
          component={Link}
          to={paths.editQuestion(question.id)}
          size="xs"
          variant="default"
          aria-label={`Edit: ${title}`}
        >
          Edit
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        aria-label={`Duplicate: ${title}`}
        loading={duplicating.isPending}
        onClick={() => duplicating.mutate({ questionId: question.id })}
      >
        Duplicate
      </Button>
    </div>
  );
}
