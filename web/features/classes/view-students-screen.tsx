import { Button, Switch, Tabs } from '@mantine/core';
import { IconUserPlus } from '../../icons/user-plus.ts';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { pageHeads } from '../../page-heads.ts';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { TabLine } from '../../ui/page/tab-line.tsx';
import { AddPeople } from '../accounts/public.ts';
import { ClassDesk } from './class-desk.tsx';
import classes from './classes.module.css';
import { NewClass } from './new-class.tsx';
import { useClasses } from './use-classes.ts';

/** Teachers can invite only students to their class. */
const invitedRoles = ['student'] as const;

/** My Students: the teacher's classes (spec section 2, /view-students). */
export function ViewStudentsScreen({ markbook }: { markbook: ReactNode }) {
  const [params] = useSearchParams();
  const teacherCode = params.get('class') ?? undefined;

  if (params.get('view') === 'add-people') {
    return (
      <PageShell
        key="add-people"
        title="Invite by email"
        subtitle="Students who are new to Greenpen come into your class. Each gets a link to choose a password."
        actions={
          <BackLink to={paths.viewStudents + (teacherCode ? `?class=${teacherCode}` : '')}>
            Back to My Students
          </BackLink>
        }
      >
        <AddPeople roles={invitedRoles} teacherCode={teacherCode} />
      </PageShell>
    );
  }
  return <MyClasses key="students" markbook={markbook} />;
}

function MyClasses({ markbook }: { markbook: ReactNode }) {
  const list = useClasses();
  const { selected, openClass } = list;
  const inClass = selected ? `&class=${selected.teacherCode}` : '';
  return (
    <PageShell
      {...pageHeads['/view-students']}
      actions={
        <>
          <BackToDashboard />
          {markbook}
          <NewClass onMade={openClass} />
          <Button
            component={Link}
            to={`?view=add-people${inClass}`}
            leftSection={<IconUserPlus size={16} aria-hidden />}
          >
            Invite by email
          </Button>
        </>
      }
    >
      {list.hasArchived && (
        <Switch
          mb="sm"
          label="Show archived classes"
          checked={list.isArchived}
          onChange={(event) => list.showArchived(event.currentTarget.checked)}
        />
      )}
      <ClassTabs list={list} />
    </PageShell>
  );
}

/** A tab for each class; without tabs if there is only one. */
function ClassTabs({ list }: { list: ReturnType<typeof useClasses> }) {
  const { query, items, selected, openClass } = list;
  if (query.isPending) return <ListSkeleton />;
  if (query.isError && !query.data) {
    return <ErrorState of={query} message={classesMessages.classesFailed} />;
  }
  const hasTabs = items.length > 1 && selected !== undefined;
  const desk = (
    <ClassDesk
      schoolClass={selected}
      isNamedAbove={hasTabs}
      others={items.filter((one) => one !== selected && one.abilities.canChange && !one.archivedAt)}
    />
  );
  if (!hasTabs) return desk;
  return (
    <Tabs
      value={selected.teacherCode}
      onChange={(code) => code && openClass(code)}
      keepMounted={false}
    >
      <TabLine>
        {items.map(({ teacherCode, name, studentCount }) => (
          <Tabs.Tab key={teacherCode} value={teacherCode}>
            <bdi>{name}</bdi> <span className={classes.count}>{studentCount}</span>
          </Tabs.Tab>
        ))}
      </TabLine>
      <Tabs.Panel value={selected.teacherCode} pt="md">
        {desk}
      </Tabs.Panel>
    </Tabs>
  );
}
