import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { User } from '../../../../shared/contract/accounts.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { paths } from '../../../paths.ts';
import type { DataTableColumn } from '../../../ui/data-table.tsx';
import { ExtraTimeField } from './extra-time-field.tsx';
import { roleNames } from './role-names.ts';
import { UserActions } from './user-actions.tsx';
import classes from './users.module.css';

const identity: readonly DataTableColumn<User>[] = [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    width: '22%',
    cell: (user) => (
      <Anchor component={Link} to={paths.studentProfile(user.id)} className={classes.name}>
        <bdi>{user.displayName || user.username}</bdi>
      </Anchor>
    ),
  },
  {
    key: 'email',
    header: 'Email',
    isUnlabelledOnCard: true,
    cell: (user) => <span className={classes.email}>{user.email}</span>,
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
  width: '25rem',
  isUnlabelledOnCard: true,
  cell: (user) => <UserActions user={user} />,
};

const columns = [...identity, actions];
const studentColumns = [...identity, extraTime, actions];

/** The columns of a tab of /manage-users (spec section 2); extra time is for students only. */
export function userColumns(role: Role): readonly DataTableColumn<User>[] {
  return role === 'student' ? studentColumns : columns;
}
