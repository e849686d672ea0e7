import { Text } from '@mantine/core';
import type { User } from '../../../shared/contract/accounts.ts';

const words: Record<Exclude<User['state'], 'active'>, string> = {
  invited: 'Invited, not yet active',
  'not-invited': 'Not yet active: no link works',
  suspended: 'Suspended',
};

/** What stands under the name of somebody who cannot sign in. */
export function SignInState({ state }: { state: User['state'] }) {
  if (state === 'active') return null;
  return (
    <Text component="span" display="block" c="dimmed" size="xs">
      {words[state]}
    </Text>
  );
}
