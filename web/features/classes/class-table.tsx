import { Button } from '@mantine/core';
import { IconListSearch } from '../../icons/list-search.ts';
import { useEffect, useMemo } from 'react';
import { STUDENTS_PER_CLASS_PAGE } from '../../../shared/business-rules.ts';
import type { SchoolClass } from '../../../shared/contract/classes.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ListPages, pageCount } from '../../ui/lists/list-pages.tsx';
import { ListRegion } from '../../ui/lists/list-region.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { SearchField } from '../../ui/lists/search-field.tsx';
import { classColumns } from './class-columns.tsx';
import classes from './classes.module.css';
import { EmptyClass } from './empty-class.tsx';
import { CLASS_LIST_ID, type ClassList, useClassList } from './use-class-list.ts';

const noun = ['student', 'students'] as const;

interface ClassTableProps {
  /** Undefined for a teacher without a class. */
  schoolClass: SchoolClass | undefined;
  /** The other classes that students could be moved to. */
  others: readonly SchoolClass[];
}

/** The students of the class with a search field, and the loading, empty and error states. */
export function ClassTable({ schoolClass, others }: ClassTableProps) {
  const list = useClassList(schoolClass?.teacherCode);
  const { query, search, setSearch } = list;

  if (query.isError && !query.data) {
    return <ErrorState of={query} message={classesMessages.listFailed} />;
  }
  if (query.data?.total === 0 && search === '' && !query.isPlaceholderData) {
    return <EmptyClass teacherCode={schoolClass?.teacherCode ?? null} />;
  }
  return (
    <>
      <search className={classes.search} aria-label="Search students">
        <SearchField
          label="Search"
          placeholder="Name or email"
          value={search}
          onSearch={setSearch}
        />
      </search>
      {query.isPending ? (
        <ListSkeleton />
      ) : (
        <Students list={list} schoolClass={schoolClass} others={others} />
      )}
    </>
  );
}

function Students({ list, schoolClass, others }: ClassTableProps & { list: ClassList }) {
  const { query, setSearch, page, setPage, sort, changeSort } = list;
  const { items = [], total = 0 } = query.data ?? {};
  const lastPage = pageCount(total, STUDENTS_PER_CLASS_PAGE);
  const isBeyondEnd = page > lastPage;
  const columns = useMemo(() => classColumns(schoolClass, others), [schoolClass, others]);

  useEffect(() => {
    if (isBeyondEnd) setPage(lastPage);
  }, [isBeyondEnd, lastPage, setPage]);

  if (total === 0) {
    return (
      <output>
        <EmptyState
          title={classesMessages.noMatch}
          icon={<IconListSearch size={32} />}
          action={
            <Button variant="default" onClick={() => setSearch('')}>
              Clear the search
            </Button>
          }
        />
      </output>
    );
  }
  if (isBeyondEnd) return <ListSkeleton />;
  return (
    <ListRegion id={CLASS_LIST_ID} label="Students on this page" isBusy={query.isPlaceholderData}>
      <DataTable
        caption="My Students"
        columns={columns}
        rows={items}
        rowKey={(student) => student.id}
        serverSort={{ sort, onSort: changeSort }}
      />
      <ListPages
        page={page}
        pageSize={STUDENTS_PER_CLASS_PAGE}
        total={total}
        noun={noun}
        onTurn={setPage}
      />
    </ListRegion>
  );
}
