import type { User } from '../../../../shared/contract/accounts.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { paths } from '../../../paths.ts';
import type { DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { PersonEmail, PersonLink } from '../../../ui/people/person-cells.tsx';
import { SignInState } from '../sign-in-state.tsx';
import { ExtraTimeField } from './extra-time-field.tsx';
import { roleNames } from './role-names.ts';
import { UserActions } from './user-actions.tsx';

const identity: readonly DataTableColumn<User>[] = [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    width: '22%',
    cell: ({ id, displayName, username, email, state, leaver }) => (
      <>
        <PersonLink to={paths.studentProfile(id)} name={displayName || username} />
        <SignInState state={state} email={email} leaver={leaver} />
      </>
    ),
  },
  {
    key: 'email',
    header: 'Email',
    isUnlabelledOnCard: true,
    cell: ({ email }) => <PersonEmail email={email} />,
  },
  { key: 'role', header: 'Role', width: '7rem', cell: (user) => roleNames[user.role] },
];

const extraTime: DataTableColumn<User> = {
  key: 'extraTime',
  header: 'Extra Time (%)',
  width: '9rem',
  cell: (user) => <ExtraTimeField user={user} />,
};

const actions: DataTableColumn<User> = {
  key: 'actions',
  header: 'Actions',
  width: '10rem',
  isUnlabelledOnCard: true,
  cell: (user) => <UserActions user={user} />,
};

const columns = [...identity, actions];
const studentColumns = [...identity, extraTime, actions];

/** The columns of a tab of /manage-users (spec section 2); extra time is for students only. */
export function userColumns(role: Role): readonly DataTableColumn<User>[] {
  return role === 'student' ? studentColumns : columns;
}
