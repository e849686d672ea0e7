import { Button } from '@mantine/core';
import { IconPencil } from '../../../icons/pencil.ts';
import { Link } from 'react-router';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import { paths } from '../../../paths.ts';
import { useClassInAddress, withClass } from '../../quizzes/public.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

/** Says what to do first, because nothing is marked and so there is nothing to reteach. */
export function NothingMarked({ quizCode }: { quizCode: string }) {
  const { teacherCode } = useClassInAddress();
  return (
    <EmptyState
      title={resultsMessages.nothingMarked}
      icon={<IconPencil size={32} />}
      action={
        <Button component={Link} to={withClass(paths.quizResponses(quizCode), teacherCode)}>
          Mark the answers
        </Button>
      }
    >
      The answers are in. Once they are marked, this page shows which points the class missed and
      who needs what.
    </EmptyState>
  );
}
