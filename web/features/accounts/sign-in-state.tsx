import { Text } from '@mantine/core';
import type { User } from '../../../shared/contract/accounts.ts';
import { isWithoutEmail } from '../../../shared/sign-in-name.ts';

const words: Record<Exclude<User['state'], 'active'>, string> = {
  awaited: 'Has not signed in yet',
  invited: 'Invited, not yet active',
  'not-invited': 'Not yet active: no link works',
  suspended: 'Suspended',
};

/** What stands under the name of somebody who cannot sign in. */
export function SignInState({ state, email }: Pick<User, 'state' | 'email'>) {
  if (state === 'active') return null;
  const needsCard = state === 'not-invited' && isWithoutEmail(email);
  return (
    <Text component="span" display="block" c="dimmed" size="xs">
      {needsCard ? 'No card yet' : words[state]}
    </Text>
  );
}
