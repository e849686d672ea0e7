import type { ReactNode } from 'react';
import { markingMessages } from '../../../../../shared/messages/marking.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ListPages } from '../../../../ui/lists/list-pages.tsx';
import classes from './student-list-frame.module.css';
import { RESULTS_PER_PAGE, type StudentRows } from './use-student-rows.ts';

interface StudentListFrameProps {
  list: StudentRows;
  /** The table of `list.rows`. */
  children: ReactNode;
}

/** A list of students with its pager, or a message if the search finds nobody. */
export function StudentListFrame({ list, children }: StudentListFrameProps) {
  return (
    <>
      {list.total === 0 ? <EmptyState title={markingMessages.noMatch} /> : children}
      <div className={classes.pages}>
        <ListPages
          page={list.page}
          pageSize={RESULTS_PER_PAGE}
          total={list.total}
          noun={['student', 'students']}
          onTurn={list.setPage}
        />
      </div>
    </>
  );
}
