import { Alert, Button, Checkbox, Title } from '@mantine/core';
import { IconInfoCircle } from '../../../icons/info-circle.ts';
import { useEffect, useRef, useState } from 'react';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { ImportItems } from './import-items.tsx';
import {
  countOutcome,
  importedAmount,
  type ImportReport,
  outcomeSummary,
} from './import-outcome.ts';
import classes from './question-transfer.module.css';
import type { Import } from './use-import.ts';

interface ImportCheckedProps {
  report: ImportReport;
  transfer: Import;
}

/** The result of a file's check, and the button that imports it. */
export function ImportChecked({ report, transfer }: ImportCheckedProps) {
  const [leaveOutInvalid, setLeaveOutInvalid] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { questions, quizzes, notices } = report;
  const readyQuestions = countOutcome({ ...report, quizzes: [] }, 'ready');
  const readyQuizzes = countOutcome({ ...report, questions: [] }, 'ready');
  const invalid = countOutcome(report, 'invalid');
  const isReady = readyQuestions + readyQuizzes > 0 && (invalid === 0 || leaveOutInvalid);

  return (
    <section className={classes.stack} aria-label="What will happen to the file">
      <Title order={3} ref={heading} tabIndex={-1} className={classes.heading}>
        {outcomeSummary([...questions, ...quizzes]) ||
          (notices.length > 0 ? 'Not read yet' : 'Nothing was found in this file')}
      </Title>
      {notices.length > 0 && (
        <Alert color="yellow" role="note" icon={<IconInfoCircle aria-hidden />}>
          {notices.map((notice) => (
            <div key={notice}>{notice}</div>
          ))}
        </Alert>
      )}
      {questions.length > 0 && <ImportItems caption="Questions of the file" items={questions} />}
      {quizzes.length > 0 && <ImportItems caption="Quizzes of the file" items={quizzes} />}
      {invalid > 0 && (
        <Checkbox
          label={`Import the others and leave out what needs attention (${invalid})`}
          checked={leaveOutInvalid}
          onChange={(event) => setLeaveOutInvalid(event.currentTarget.checked)}
        />
      )}
      <FormProblem message={transfer.importProblem} />
      <div className={classes.end}>
        <Button
          disabled={!isReady}
          loading={transfer.isImporting}
          onClick={() => transfer.importReady(leaveOutInvalid)}
        >
          Import {importedAmount(readyQuestions, readyQuizzes)}
        </Button>
      </div>
    </section>
  );
}
