import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { exportAddress } from './export-address.ts';
import { ExportFormats } from './export-formats.tsx';
import classes from './question-transfer.module.css';
import type { QuestionListState } from './use-question-list.ts';

/** The bank, or what the filters leave of it, as a file in one of several formats. */
export function ExportChoices({ list }: { list: QuestionListState }) {
  const { filters, isFiltered, query } = list;
  const [isOnlyMatching, setIsOnlyMatching] = useState(isFiltered);
  const total = (query.data?.total ?? 0).toLocaleString('en-GB');
  return (
    <div className={classes.stack}>
      {isFiltered ? (
        <Checkbox
          label={`Only the questions that match the filters (${total})`}
          checked={isOnlyMatching}
          onChange={(event) => setIsOnlyMatching(event.currentTarget.checked)}
        />
      ) : (
        <Text>All questions of the bank ({total}).</Text>
      )}
      <ExportFormats
        addressOf={(format) => exportAddress(format, isOnlyMatching ? filters : null)}
      />
    </div>
  );
}
