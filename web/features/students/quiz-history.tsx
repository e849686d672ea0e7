import type { StudentProfile } from '../../../shared/contract/students.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { Section } from '../../ui/page/section.tsx';
import { historyColumns } from './history-columns.tsx';

/** The quizzes that the student has handed in, newest first. */
export function QuizHistory({ history }: Pick<StudentProfile, 'history'>) {
  return (
    <Section id="history" title="Quiz History">
      <DataTable
        caption="Quiz History"
        columns={historyColumns}
        rows={history}
        rowKey={({ quizCode }) => quizCode}
        initialSort={{ key: 'date', isDescending: true }}
      />
    </Section>
  );
}
