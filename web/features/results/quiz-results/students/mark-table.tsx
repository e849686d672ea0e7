import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '../../../../icons/arrow-down.ts';
import { IconArrowUp } from '../../../../icons/arrow-up.ts';
import { useMemo } from 'react';
import type {
  QuestionResult,
  QuizResults,
  StudentResult,
} from '../../../../../shared/contract/quiz-results.ts';
import { Section } from '../../../../ui/page/section.tsx';
import { hasNoMarks } from '../has-no-marks.ts';
import { MarkLegend } from './mark-legend.tsx';
import { MarkRow } from './mark-row.tsx';
import classes from './mark-table.module.css';
import { StudentListFrame } from './student-list-frame.tsx';
import { StudentSearch } from './student-search.tsx';
import { type StudentRows, useStudentRows } from './use-student-rows.ts';

/** All marks of the quiz, students × questions, shaded by their share of the maximum. */
export function MarkTable({ results }: { results: QuizResults }) {
  const { students, questions } = results;
  const { mean } = results.statistics;
  const columns = useMemo(() => sortColumns(questions), [questions]);
  const list = useStudentRows(students, columns);
  return (
    <Section
      id="marks"
      title="Marks by question"
      about="Choose a question’s number to bring together the students who had trouble with it."
      aside={<StudentSearch list={list} />}
    >
      <StudentListFrame list={list}>
        <div className={classes.frame}>
          <table className={classes.table}>
            <caption>
              <VisuallyHidden>Marks of each student for each question</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <HeaderCell sortKey="name" list={list} label="Student" />
                <HeaderCell sortKey="percentage" list={list} label="%" spoken="Percentage" />
                {questions.map(({ questionId, maxMark }, index) => (
                  <HeaderCell
                    key={questionId}
                    sortKey={questionId}
                    list={list}
                    label={String(index + 1)}
                    spoken={`Question ${index + 1}, of ${maxMark}`}
                    note={`/${maxMark}`}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {list.rows.map((student) => (
                <MarkRow key={student.userId} student={student} questions={questions} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Mean, in percent</th>
                <td>{mean === null || hasNoMarks(results) ? '–' : Math.round(mean)}</td>
                {questions.map(({ questionId, facility }) => (
                  <td key={questionId}>{facility === null ? '–' : Math.round(facility)}</td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </StudentListFrame>
      <MarkLegend />
    </Section>
  );
}

function sortColumns(questions: readonly QuestionResult[]) {
  return [
    { key: 'name', sortValue: ({ username }: StudentResult) => username },
    { key: 'percentage', sortValue: ({ percentage }: StudentResult) => percentage },
    ...questions.map(({ questionId }, index) => ({
      key: questionId,
      sortValue: ({ marks }: StudentResult) => marks[index] ?? null,
    })),
  ];
}

interface HeaderCellProps {
  sortKey: string;
  list: StudentRows;
  label: string;
  /** The spoken label, if the visible one is too short. */
  spoken?: string;
  note?: string;
}

function HeaderCell({ sortKey, list, label, spoken, note }: HeaderCellProps) {
  const { sort, toggleSort } = list;
  const isSorted = sort.key === sortKey;
  const direction = sort.isDescending ? 'descending' : 'ascending';
  const Icon = sort.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <UnstyledButton
        className={classes.sort}
        data-sorted={isSorted || undefined}
        aria-label={spoken}
        onClick={() => toggleSort(sortKey)}
      >
        <span className={classes.label}>
          {label}
          {isSorted && <Icon size={12} stroke={2.5} aria-hidden />}
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </UnstyledButton>
    </th>
  );
}
