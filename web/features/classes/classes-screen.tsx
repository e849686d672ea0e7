import { Anchor, Button, Switch } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { CLASSES_PER_PAGE } from '../../../shared/business-rules.ts';
import type { SchoolClass } from '../../../shared/contract/classes.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { api } from '../../api/client.ts';
import { IconFileImport } from '../../icons/file-import.ts';
import { IconSchool } from '../../icons/school.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { DataTable, type DataTableColumn } from '../../ui/tables/data-table.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ListPages } from '../../ui/lists/list-pages.tsx';
import { ListRegion } from '../../ui/lists/list-region.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { SearchField } from '../../ui/lists/search-field.tsx';
import { useListAddress } from '../../ui/lists/use-list-address.ts';
import { CardsForClasses } from './cards/cards-for-classes.tsx';
import { ClassDesk } from './class-desk.tsx';
import classes from './classes.module.css';
import { NewYear } from './rollover/new-year.tsx';
import { NewClass } from './new-class.tsx';
import { RosterImport } from './roster-import/roster-import.tsx';

const noun = ['class', 'classes'] as const;

const columns: readonly DataTableColumn<SchoolClass>[] = [
  {
    key: 'name',
    header: 'Class',
    isRowHeader: true,
    cell: ({ name, teacherCode }) => (
      <Anchor component={Link} to={`?class=${teacherCode}`} inherit fw={500}>
        <bdi>{name}</bdi>
      </Anchor>
    ),
  },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => subject },
  { key: 'yearGroup', header: 'Year group', cell: ({ yearGroup }) => yearGroup },
  {
    key: 'teachers',
    header: 'Teachers',
    cell: ({ teachers }) => teachers.map(({ displayName }) => displayName).join(', '),
  },
  { key: 'students', header: 'Students', align: 'end', cell: ({ studentCount }) => studentCount },
  { key: 'code', header: 'Code', cell: ({ teacherCode }) => teacherCode },
];

/** All classes of the school for administrators, or one of them with its students. */
export function ClassesScreen() {
  const [params, setParams] = useSearchParams();
  const teacherCode = params.get('class');
  if (teacherCode) return <OneClass key={teacherCode} teacherCode={teacherCode} />;
  if (params.get('view') === 'import') return <ImportPage />;
  if (params.get('view') === 'new-year') return <NewYearPage />;
  return (
    <PageShell
      key="classes"
      title="Classes"
      parent={{ label: 'People', path: paths.manageUsers }}
      actions={
        <>
          <BackToDashboard />
          <Button
            variant="default"
            leftSection={<IconFileImport size={16} aria-hidden />}
            onClick={() => setParams({ view: 'import' })}
          >
            Import a roster
          </Button>
          <Button
            variant="default"
            leftSection={<IconSchool size={16} aria-hidden />}
            onClick={() => setParams({ view: 'new-year' })}
          >
            New school year
          </Button>
          <CardsForClasses />
          <NewClass onMade={(code) => setParams({ class: code })} />
        </>
      }
    >
      <AllClasses />
    </PageShell>
  );
}

function ImportPage() {
  return (
    <PageShell
      key="import"
      title="Import a roster"
      subtitle="People and classes from your school’s own system."
      {...belowClasses}
      width="narrow"
    >
      <RosterImport />
    </PageShell>
  );
}

function NewYearPage() {
  return (
    <PageShell
      key="new-year"
      title="New school year"
      subtitle="Classes move up a year or end, and leavers leave. You see everything before it happens."
      {...belowClasses}
      width="narrow"
    >
      <NewYear />
    </PageShell>
  );
}

const belowClasses = {
  parent: { label: 'Classes', path: paths.classes },
  actions: <BackLink to={paths.classes}>Back to Classes</BackLink>,
};

function OneClass({ teacherCode }: { teacherCode: string }) {
  const query = useQuery(api.classes.get.queryOptions({ input: { teacherCode } }));
  return (
    <PageShell title={query.data?.name ?? 'Class'} {...belowClasses}>
      {query.data && <ClassDesk schoolClass={query.data} others={[]} isNamedAbove />}
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <ErrorState of={query} message={classesMessages.classesFailed} />
      )}
    </PageShell>
  );
}

function AllClasses() {
  const { search, setSearch, page, setPage } = useListAddress();
  const [params, setParams] = useSearchParams();
  const archived = params.get('archived') === 'true';
  const query = useQuery(
    api.classes.list.queryOptions({
      input: { search: search.trim() || undefined, archived, page, pageSize: CLASSES_PER_PAGE },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <div className={classes.filters}>
        <search className={classes.search} aria-label="Search classes">
          <SearchField
            label="Search"
            placeholder="Name, subject, teacher or code"
            value={search}
            onSearch={setSearch}
          />
        </search>
        <Switch
          label="Show archived classes"
          checked={archived}
          onChange={(event) => setParams(event.currentTarget.checked ? { archived: 'true' } : {})}
        />
      </div>
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <ErrorState of={query} message={classesMessages.classesFailed} />
      )}
      {query.data?.total === 0 && (
        <output>
          <EmptyState title={emptySentence(search, archived)} icon={<IconSchool size={32} />}>
            {search.trim() === '' && !archived && classesMessages.howClassesBegin}
          </EmptyState>
        </output>
      )}
      {query.data && query.data.total > 0 && (
        <ListRegion id="classes" label="Classes on this page" isBusy={query.isPlaceholderData}>
          <DataTable
            caption="Classes"
            columns={columns}
            rows={query.data.items}
            rowKey={(one) => one.teacherCode}
          />
          <ListPages
            page={page}
            pageSize={CLASSES_PER_PAGE}
            total={query.data.total}
            noun={noun}
            onTurn={setPage}
          />
        </ListRegion>
      )}
    </>
  );
}

function emptySentence(search: string, archived: boolean): string {
  if (search.trim() !== '') return classesMessages.noClassMatch;
  return archived ? classesMessages.noArchivedClasses : classesMessages.noClasses;
}
