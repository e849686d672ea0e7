import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../shared/business-rules.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { client } from '../../../api/client.ts';
import { ExportFormats } from './export-formats.tsx';
import { PrintPaper } from './print-paper.tsx';
import classes from './question-transfer.module.css';
import { toListInput, type QuestionListState } from '../bank/use-question-list.ts';

const MAX_PRINTED = MAX_PAGE_SIZE;

/** Exports the bank, or its filtered questions, in one of several formats. */
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
      <PrintPaper
        title={(isOnlyMatching && filters.subject) || 'Questions'}
        load={async () => {
          const input = isOnlyMatching ? toListInput(filters) : {};
          const { items, total: found } = await client.questions.list({
            ...input,
            pageSize: MAX_PRINTED,
          });
          return found > MAX_PRINTED ? questionsMessages.tooManyToPrint : items;
        }}
      />
      <ExportFormats
        load={(format) =>
          client.questions.exportFile({ format, ...(isOnlyMatching && toListInput(filters)) })
        }
      />
    </div>
  );
}
