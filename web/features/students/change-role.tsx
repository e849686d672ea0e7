import { Button, Loader, Menu } from '@mantine/core';
import { IconChevronDown } from '../../icons/chevron-down.ts';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { grantLabels, inGrantOrder, ProofLink, useRoleChange } from '../accounts/public.ts';
import classes from './change-role.module.css';

/** Changes the person's role, if the reader may. */
export function ChangeRole({ profile }: { profile: StudentProfile }) {
  const { askAndSetRole, pendingRole, proofLink, forgetLink } = useRoleChange(profile);
  const isPending = pendingRole !== undefined;
  const roles = inGrantOrder(profile.abilities.grantableRoles);
  if (roles.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal={false} disabled={isPending} width="max-content">
        <Menu.Target>
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.button}
            aria-busy={isPending}
            aria-disabled={isPending}
            rightSection={
              isPending ? (
                <Loader size={14} aria-hidden />
              ) : (
                <IconChevronDown size={14} aria-hidden />
              )
            }
          >
            Change role
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {roles.map((role) => (
            <Menu.Item key={role} onClick={() => void askAndSetRole(role)}>
              {grantLabels[role]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ProofLink person={profile} link={proofLink} onClose={forgetLink} />
    </>
  );
}
