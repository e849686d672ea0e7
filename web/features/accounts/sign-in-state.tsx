import { Text } from '@mantine/core';
import type { Leaver, User } from '../../../shared/contract/accounts.ts';
import { leftAndErased } from '../../../shared/messages/users.ts';
import { isWithoutEmail } from '../../../shared/sign-in-name.ts';
import { formatDate } from '../../ui/dates/format-date.ts';

const words: Record<Exclude<User['state'], 'active'>, string> = {
  awaited: 'Has not signed in yet',
  invited: 'Invited, not yet active',
  'not-invited': 'Not yet active: no link works',
  suspended: 'Suspended',
};

interface SignInStateProps extends Pick<User, 'state' | 'email'> {
  leaver: Leaver | null;
}

/** Explains below a person's name why they cannot sign in. */
export function SignInState({ state, email, leaver }: SignInStateProps) {
  if (state === 'active') return null;
  const needsCard = state === 'not-invited' && isWithoutEmail(email);
  return (
    <Text component="span" display="block" c="dimmed" size="xs">
      {leaver ? leaverSentence(leaver) : needsCard ? 'No card yet' : words[state]}
    </Text>
  );
}

/** Says when a student left, and until when their work is kept. */
export function leaverSentence({ leftAt, erasedAfter }: Leaver): string {
  return leftAndErased(formatDate(leftAt), formatDate(erasedAfter));
}
