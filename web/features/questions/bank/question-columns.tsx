import { Badge } from '@mantine/core';
import { IconPhoto } from '../../../icons/photo.ts';
import type { Question } from '../../../../shared/contract/questions.ts';
import type { DataTableColumn } from '../../../ui/tables/data-table.tsx';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import classes from './question-list.module.css';

/** Returns a question's text, or a placeholder if it is only an image. */
export function questionTitle(question: Pick<Question, 'questionText'>): string {
  return question.questionText.trim() || 'Image question';
}

/** The columns of a question in a table. Not sortable, because the bank is loaded in pages. */
export const questionColumns: readonly DataTableColumn<Question>[] = [
  {
    key: 'question',
    header: 'Question',
    isRowHeader: true,
    cell: (question) => (
      <span className={classes.question} title={questionTitle(question)}>
        {question.questionImageURL !== null && (
          <IconPhoto size={16} className={classes.hasImage} aria-hidden />
        )}
        <MathsText text={questionTitle(question)} />
        {question.schemeToCome && (
          <Badge color="yellow" variant="light" className={classes.toCome}>
            Scheme to come
          </Badge>
        )}
      </span>
    ),
  },
  { key: 'subject', header: 'Subject', cell: (question) => question.subject },
  { key: 'topic', header: 'Topic', cell: (question) => question.topic },
  { key: 'level', header: 'Level', cell: (question) => question.level },
  { key: 'specCode', header: 'Spec Code', cell: (question) => question.specCode },
  { key: 'maxMark', header: 'Max Mark', align: 'end', cell: (question) => question.maxMark },
];
