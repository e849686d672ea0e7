import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { welfareMessages } from '../../../shared/messages/welfare.ts';
import { IconUserExclamation } from '../../icons/user-exclamation.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useConcerns } from './use-concerns.ts';
import classes from './welfare.module.css';

/** At the head of a quiz's desk: what a person has to read first. Nothing where there is nothing. */
export function WelfareNotice({ quizCode }: { quizCode: string }) {
  const concerns = useConcerns(quizCode);
  // Silence would say that there is nothing to read.
  if (concerns.isError && !concerns.data) {
    return (
      <ErrorState
        message={welfareMessages.noticeFailed}
        isRetrying={concerns.isFetching}
        onRetry={() => void concerns.refetch()}
      />
    );
  }
  const open = (concerns.data?.items ?? []).filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  const [title, kind] =
    open.length === 1
      ? ['Please read one text before you mark', 'It may be about somebody’s welfare, or nothing.']
      : [
          `Please read ${open.length} texts before you mark`,
          'They may be about somebody’s welfare, or nothing.',
        ];
  return (
    <Alert className={classes.notice} icon={<IconUserExclamation aria-hidden />} title={title}>
      <Text size="sm">
        {kind} {welfareMessages.whatToDo}
      </Text>
      <ul className={classes.links}>
        {open.map(({ id, studentName }) => (
          <li key={id}>
            <Anchor component={Link} to={paths.welfareConcern(id)}>
              Read what {studentName} wrote
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
