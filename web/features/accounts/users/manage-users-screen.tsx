import { Button, Tabs } from '@mantine/core';
import { IconArrowLeft } from '../../../icons/arrow-left.ts';
import { IconUserPlus } from '../../../icons/user-plus.ts';
import { signInWithAccountOf } from '../../../../shared/messages/users.ts';
import { roles } from '../../../../shared/permissions.ts';
import { useSignInElsewhere } from '../../../api/use-sign-in-elsewhere.ts';
import { BackToDashboard } from '../../../ui/page/back-to-dashboard.tsx';
import { pageHeads } from '../../../page-heads.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { TabLine } from '../../../ui/page/tab-line.tsx';
import { AddPeople } from './add-people.tsx';
import { roleGroups } from './role-names.ts';
import { useUserList } from './use-user-list.ts';
import { type PeopleView, roleOfView, useUsersView } from './use-users-view.ts';
import { UserTable } from './user-table.tsx';
import classes from './users.module.css';

/** All people of the school, for administrators (spec section 2, /manage-users). */
export function ManageUsersScreen() {
  const { view, openView } = useUsersView();
  const elsewhere = useSignInElsewhere();

  if (view === 'add-people') {
    return (
      <PageShell
        key={view}
        title="Add people"
        subtitle={
          elsewhere === null
            ? 'Invite many people at once. Each gets a link to choose a password.'
            : signInWithAccountOf(elsewhere)
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={() => openView(null)}
          >
            Back to Manage Users
          </Button>
        }
      >
        <AddPeople roles={roles} />
      </PageShell>
    );
  }
  return (
    <PageShell
      key="users"
      {...pageHeads['/manage-users']}
      actions={
        <>
          <BackToDashboard />
          <Button
            leftSection={<IconUserPlus size={16} aria-hidden />}
            onClick={() => openView('add-people')}
          >
            Add people
          </Button>
        </>
      }
    >
      <UserTabs view={view} onOpen={openView} />
    </PageShell>
  );
}

interface UserTabsProps {
  view: PeopleView;
  onOpen: (view: string | null) => void;
}

const peopleViews = Object.keys(roleOfView) as PeopleView[];

function UserTabs({ view, onOpen }: UserTabsProps) {
  const list = useUserList(roleOfView[view]);
  return (
    <Tabs value={view} onChange={onOpen} keepMounted={false}>
      <TabLine>
        {peopleViews.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {roleGroups[roleOfView[one]]}
            <span className={classes.count} data-unknown={!list.counts || undefined}>
              {(list.counts?.[roleOfView[one]] ?? 0).toLocaleString('en-GB')}
            </span>
          </Tabs.Tab>
        ))}
      </TabLine>
      {peopleViews.map((one) => (
        <Tabs.Panel key={one} value={one}>
          <search className={classes.search} aria-label="Search users">
            <SearchField
              label="Search"
              placeholder="Name or email"
              value={list.search}
              onSearch={list.setSearch}
            />
          </search>
          <UserTable role={roleOfView[one]} list={list} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
