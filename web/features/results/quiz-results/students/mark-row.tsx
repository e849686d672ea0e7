import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { QuestionResult, StudentResult } from '../../../../../shared/contract/quiz-results.ts';
import { markShade } from './mark-shade.ts';
import classes from './mark-table.module.css';
import { StudentName } from './student-columns.tsx';

interface MarkRowProps {
  student: StudentResult;
  questions: readonly QuestionResult[];
}

/** A student's marks. Memoised, because there are many rows. */
export const MarkRow = memo(function MarkRow({ student, questions }: MarkRowProps) {
  return (
    <tr>
      <th scope="row">
        <StudentName student={student} />
      </th>
      <td className={classes.percentage}>
        {student.maxScore === 0 ? '–' : Math.round(student.percentage)}
      </td>
      {questions.map(({ questionId, maxMark }, index) => (
        <MarkCell key={questionId} mark={student.marks[index] ?? null} maxMark={maxMark} />
      ))}
    </tr>
  );
});

function MarkCell({ mark, maxMark }: { mark: number | null; maxMark: number }) {
  if (mark === null) {
    return (
      <td className={classes.mark} data-shade="pending">
        <span aria-hidden>–</span>
        <VisuallyHidden>Pending</VisuallyHidden>
      </td>
    );
  }
  return (
    <td className={classes.mark} data-shade={markShade(mark, maxMark)}>
      {mark}
    </td>
  );
}
