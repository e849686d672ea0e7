import { Alert } from '@mantine/core';
import { IconMailCheck } from '../../../icons/mail-check.ts';
import { tellThemToSignIn } from '../../../../shared/messages/users.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { paths } from '../../../paths.ts';
import classes from './add-people.module.css';
import { LinksToHandOver } from './links-to-hand-over.tsx';
import { CheckedPeople } from './checked-people.tsx';
import { PeopleListForm } from './people-list-form.tsx';
import { type Invitation, useInvitation } from './use-invitation.ts';

type Invited = NonNullable<Invitation['outcome']>;

interface AddPeopleProps {
  /** The roles to choose from, the default first. */
  roles: readonly [Role, ...Role[]];
  /** The class that students join; defaults to the teacher's first one. */
  teacherCode?: string | undefined;
}

/** Invites many people at once: paste a list, check what would happen to each row, then invite. */
export function AddPeople({ roles, teacherCode }: AddPeopleProps) {
  const invitation = useInvitation(roles[0], teacherCode);
  const { checked, outcome, links } = invitation;
  return (
    <div className={classes.addPeople}>
      <output>
        {outcome && (
          <Alert color="pen" role="presentation" icon={<IconMailCheck aria-hidden />} mb="md">
            {invitedSentence(outcome)}
          </Alert>
        )}
      </output>
      {links.length > 0 && <LinksToHandOver links={links} />}
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

function invitedSentence({ invited, sendsMail, links }: Invited): string {
  const isOne = invited === 1;
  const who = isOne
    ? '1 person has been invited.'
    : `${invited.toLocaleString('en-GB')} people have been invited.`;
  if (sendsMail)
    return `${who} ${isOne ? 'The email is on its way.' : 'The emails are on their way.'}`;
  if (links.length === 0) {
    return `${who} ${tellThemToSignIn(window.location.origin + paths.login)}`;
  }
  return `${who} No mail server is set up, so nobody has been told: hand over ${isOne ? 'the link' : 'the links'}.`;
}
