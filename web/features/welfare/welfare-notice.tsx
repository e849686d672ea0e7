import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Concern } from '../../../shared/contract/welfare.ts';
import { welfareMessages } from '../../../shared/messages/welfare.ts';
import { IconEye } from '../../icons/eye.ts';
import { IconUserExclamation } from '../../icons/user-exclamation.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useConcerns } from './use-concerns.ts';
import classes from './welfare.module.css';

/**
 * A notice at the top of a quiz's desk about texts to read first; renders nothing if there are
 * none.
 */
export function WelfareNotice({ quizCode }: { quizCode: string }) {
  const concerns = useConcerns({ quizCode, all: true });
  // Rendering nothing would suggest that there is nothing to read.
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
  const clear = open.filter(({ strength }) => strength === 'clear');
  const faint = open.filter(({ strength }) => strength === 'faint');
  return (
    <>
      {clear.length > 0 && <ClearNotice concerns={clear} />}
      {faint.length > 0 && <FaintNotice concerns={faint} />}
    </>
  );
}

function ClearNotice({ concerns }: { concerns: readonly Concern[] }) {
  const [title, kind] =
    concerns.length === 1
      ? ['Please read one text before you mark', 'It may be about somebody’s welfare, or nothing.']
      : [
          `Please read ${concerns.length} texts before you mark`,
          'They may be about somebody’s welfare, or nothing.',
        ];
  return (
    <Alert className={classes.notice} icon={<IconUserExclamation aria-hidden />} title={title}>
      <Text size="sm">
        {kind} {welfareMessages.whatToDo}
      </Text>
      <ConcernLinks concerns={concerns} />
    </Alert>
  );
}

/** A weaker sign, for this teacher alone, with shorter text. */
function FaintNotice({ concerns }: { concerns: readonly Concern[] }) {
  const title =
    concerns.length === 1
      ? 'Please read this one yourself'
      : `Please read these ${concerns.length} yourself`;
  return (
    <Alert className={classes.faint} icon={<IconEye aria-hidden />} title={title}>
      <Text size="sm">{welfareMessages.readYourself}</Text>
      <ConcernLinks concerns={concerns} />
    </Alert>
  );
}

function ConcernLinks({ concerns }: { concerns: readonly Concern[] }) {
  return (
    <ul className={classes.links}>
      {concerns.map(({ id, studentName }) => (
        <li key={id}>
          <Anchor component={Link} to={paths.welfareConcern(id)}>
            Read what {studentName} wrote
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
