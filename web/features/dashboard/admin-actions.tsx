import { Anchor, Button, Text } from '@mantine/core';
import { IconUserCheck } from '../../icons/user-check.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usersMessages } from '../../../shared/messages/users.ts';
import { callFunction } from '../../api/call-function.ts';
import { textIn } from '../../api/read-answer.ts';
import { paths } from '../../paths.ts';
import { SideCard } from './side-card.tsx';

/** Actions for administrators only (spec section 2, /dashboard, and section 8, Admin action). */
export function AdminActions() {
  const activation = useMutation({
    mutationFn: () => callFunction('activateTeacherAccounts', null),
  });
  return (
    <SideCard title="Admin Actions">
      <Text c="dimmed" size="sm">
        Gives a code to every teacher without one.
      </Text>
      <Button
        leftSection={<IconUserCheck size={18} aria-hidden />}
        loading={activation.isPending}
        onClick={() => activation.mutate()}
      >
        Activate Teacher Accounts
      </Button>
      {/* A single child, so that an empty message takes no room. */}
      <div>
        <Text component="output" display="block" c="var(--greenpen-ink)" size="sm">
          {activation.isSuccess && (textIn(activation.data, 'message') || usersMessages.activated)}
        </Text>
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {activation.isError && `Error: ${activation.error.message}`}
        </Text>
      </div>
      <Anchor component={Link} to={paths.marker} size="sm" w="fit-content">
        Marker: what is in use, and a trial
      </Anchor>
      <Anchor component={Link} to={paths.system} size="sm" w="fit-content">
        System: what needs attention
      </Anchor>
    </SideCard>
  );
}
