import { Badge } from '@mantine/core';
import { IconPhoto } from '../../icons/photo.ts';
import type { Question } from '../../../shared/contract/questions.ts';
import type { DataTableColumn } from '../../ui/data-table.tsx';
import { MathsText } from '../../ui/maths-text.tsx';
import classes from './question-list.module.css';

/** A question's text, or what stands for it where it is only an image. */
export function questionTitle(question: Pick<Question, 'questionText'>): string {
  return question.questionText.trim() || 'Image question';
}

/** How a question shows in a table. The bank comes in pages, so it does not sort here. */
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
