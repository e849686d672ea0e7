import { Alert } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import type { Role } from '../../../../shared/permissions.ts';
import classes from './add-people.module.css';
import { CheckedPeople } from './checked-people.tsx';
import { PeopleListForm } from './people-list-form.tsx';
import { useInvitation } from './use-invitation.ts';

interface AddPeopleProps {
  /** The roles to choose from, the usual one first. */
  roles: readonly [Role, ...Role[]];
}

/** Invites many people at once: paste a list, see what would become of each row, then invite. */
export function AddPeople({ roles }: AddPeopleProps) {
  const invitation = useInvitation(roles[0]);
  const { checked, invited } = invitation;
  return (
    <div className={classes.addPeople}>
      <output>
        {invited !== undefined && (
          <Alert color="pen" role="presentation" icon={<IconMailCheck aria-hidden />} mb="md">
            {invitedSentence(invited)}
          </Alert>
        )}
      </output>
      <PeopleListForm invitation={invitation} roles={roles} />
      {checked && (
        <CheckedPeople
          key={invitation.checkedAt}
          rows={checked.rows}
          isInviting={invitation.isInviting}
          problem={invitation.inviteProblem}
          onInvite={() => invitation.inviteReady(checked)}
        />
      )}
    </div>
  );
}

function invitedSentence(invited: number): string {
  if (invited === 1) return '1 person has been invited. The e-mail is on its way.';
  return `${invited.toLocaleString('en-GB')} people have been invited. The e-mails are on their way.`;
}
