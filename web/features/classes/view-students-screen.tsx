import { Button } from '@mantine/core';
import { IconArrowLeft } from '../../icons/arrow-left.ts';
import { IconUserPlus } from '../../icons/user-plus.ts';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { BackToDashboard } from '../../ui/back-to-dashboard.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { AddPeople } from '../accounts/public.ts';
import { ClassTable } from './class-table.tsx';

/** A teacher brings students, and nobody else, into their class. */
const invitedRoles = ['student'] as const;
const ADD_PEOPLE = '?view=add-people';

/** My Students: everyone in the teacher's class (spec section 2, /view-students). */
export function ViewStudentsScreen({ markbook }: { markbook: ReactNode }) {
  const [params] = useSearchParams();

  if (params.get('view') === 'add-people') {
    return (
      <PageShell
        key="add-people"
        title="Add people"
        subtitle="Invite students into your class. Each gets a link to choose a password."
        actions={
          <Button
            component={Link}
            to={paths.viewStudents}
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            Back to My Students
          </Button>
        }
      >
        <AddPeople roles={invitedRoles} />
      </PageShell>
    );
  }
  return (
    <PageShell
      key="students"
      title="My Students"
      actions={
        <>
          <BackToDashboard />
          {markbook}
          <Button
            component={Link}
            to={ADD_PEOPLE}
            leftSection={<IconUserPlus size={16} aria-hidden />}
          >
            Add people
          </Button>
        </>
      }
    >
      <ClassTable />
    </PageShell>
  );
}
