import { SearchField } from '../../../ui/search-field.tsx';
import classes from './student-list-frame.module.css';
import type { StudentRows } from './use-student-rows.ts';

/** Finds a student by name or address, where the list is too long to look through. */
export function StudentSearch({ list }: { list: StudentRows }) {
  if (!list.isSearchable) return null;
  return (
    <div className={classes.search}>
      <SearchField label="Search students" value={list.search} onSearch={list.setSearch} />
    </div>
  );
}
