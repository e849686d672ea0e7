import { SearchField } from '../../../../ui/lists/search-field.tsx';
import classes from './student-list-frame.module.css';
import type { StudentRows } from './use-student-rows.ts';

/** A search by name or email, shown if the list is long. */
export function StudentSearch({ list }: { list: StudentRows }) {
  if (!list.isSearchable) return null;
  return (
    <div className={classes.search}>
      <SearchField label="Search students" value={list.search} onSearch={list.setSearch} />
    </div>
  );
}
