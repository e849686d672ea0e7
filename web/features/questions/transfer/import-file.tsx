import { Alert, Button } from '@mantine/core';
import { IconCircleCheck } from '../../../icons/circle-check.ts';
import { ImportChecked } from './import-checked.tsx';
import { ImportForm } from './import-form.tsx';
import { importedAmount } from './import-outcome.ts';
import classes from './question-transfer.module.css';
import { useImport } from './use-import.ts';

/** Imports a file: choose it, check what would happen to each item, then import. */
export function ImportFile({ onDone }: { onDone: () => void }) {
  const transfer = useImport();
  const { checked, imported } = transfer;
  return (
    <div className={classes.stack}>
      <output>
        {imported && (
          <Alert color="pen" role="presentation" icon={<IconCircleCheck aria-hidden />}>
            {importedAmount(imported.questions, imported.quizzes)} imported.
          </Alert>
        )}
      </output>
      <ImportForm transfer={transfer} />
      {checked && <ImportChecked key={transfer.checkedAt} report={checked} transfer={transfer} />}
      {imported && (
        <div className={classes.end}>
          <Button onClick={onDone}>Done</Button>
        </div>
      )}
    </div>
  );
}
