import { Button } from '@mantine/core';
import { IconUsers } from '../../icons/users.ts';
import { Link } from 'react-router';
import { resultsMessages } from '../../../shared/messages/results.ts';
import { paths } from '../../paths.ts';
import { useClassInAddress, withClass } from '../quizzes/public.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import classes from './nobody-sat.module.css';

/** Suggests what to do with a quiz without results, because nobody has taken it. */
export function NobodySat({ quizCode }: { quizCode: string }) {
  const { teacherCode } = useClassInAddress();
  return (
    <EmptyState
      title={resultsMessages.nobodySat}
      icon={<IconUsers size={32} />}
      action={
        <Button
          component={Link}
          to={withClass(paths.liveQuiz(quizCode), teacherCode)}
          variant="default"
        >
          Watch live
        </Button>
      }
    >
      Give your students the code <strong className={classes.code}>{quizCode}</strong>. They enter
      it under “Enter Quiz Code”, and their results appear here once they have submitted.
    </EmptyState>
  );
}
