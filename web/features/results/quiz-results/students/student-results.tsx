import type { StudentResult } from '../../../../../shared/contract/quiz-results.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { studentColumns } from './student-columns.tsx';
import { StudentListFrame } from './student-list-frame.tsx';
import { StudentSearch } from './student-search.tsx';
import { useStudentRows } from './use-student-rows.ts';

/** Everyone who took the quiz, best first. */
export function StudentResults({ students }: { students: readonly StudentResult[] }) {
  const list = useStudentRows(students, studentColumns);
  return (
    <Section id="students" title="Student Results" aside={<StudentSearch list={list} />}>
      <StudentListFrame list={list}>
        <DataTable
          caption="Student Results"
          columns={studentColumns}
          rows={list.rows}
          rowKey={({ userId }) => userId}
          serverSort={{ sort: list.sort, onSort: ({ key }) => list.toggleSort(key) }}
        />
      </StudentListFrame>
    </Section>
  );
}
