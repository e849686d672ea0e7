import { NativeSelect } from '@mantine/core';
import type { FileColumn } from '../../../../shared/contract/question-transfer.ts';
import { fileFields, questionFields } from '../../../../shared/question-content.ts';
import classes from './question-transfer.module.css';
import type { Import } from './use-import.ts';

const choices = [
  { value: '', label: 'Left out' },
  ...fileFields.map((field) => ({ value: field, label: questionFields[field].inFiles })),
];

/** The field assigned to each column of a list, as the check recognised it; each can be changed. */
export function ImportColumns({
  columns,
  transfer: { changeColumn },
}: {
  columns: readonly FileColumn[];
  transfer: Import;
}) {
  return (
    <fieldset className={classes.defaults}>
      <legend className={classes.legend}>
        Where each column goes. Several may be Options, one for each. Your choices are kept for your
        next file.
      </legend>
      {columns.map(({ heading, field }, index) => (
        <NativeSelect
          // oxlint-disable-next-line react/no-array-index-key -- A list may have two columns of one name.
          key={index}
          label={heading.trim() || `Column ${index + 1}`}
          data={choices}
          value={field ?? ''}
          onChange={({ currentTarget: { value } }) =>
            changeColumn(index, fileFields.find((name) => name === value) ?? null)
          }
        />
      ))}
    </fieldset>
  );
}
