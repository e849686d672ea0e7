import { Button } from '@mantine/core';
import { IconListSearch } from '../../icons/list-search.ts';
import { Link } from 'react-router';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { noQuizFound } from '../../../shared/messages/marking.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** Says that there is no quiz with this code, and links to the existing ones. */
export function NoSuchQuiz({ quizCode }: { quizCode: string }) {
  return (
    <div role="alert">
      <EmptyState
        title={quizCode === '' ? attemptsMessages.quizNotFound : noQuizFound(quizCode)}
        icon={<IconListSearch size={32} />}
        action={
          <Button component={Link} to={paths.viewQuizzes} variant="default">
            See your quizzes
          </Button>
        }
      >
        A quiz code is six letters or digits.
      </EmptyState>
    </div>
  );
}
