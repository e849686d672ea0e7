import { Skeleton, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../../shared/messages/general.ts';
import card from '../../ui/questions/question-card.module.css';
import classes from './attempt-view.module.css';

const CARDS = ['first', 'second'];

/** The placeholder of an attempt: two questions. */
export function AttemptSkeleton() {
  return (
    <div className={classes.questions}>
      <VisuallyHidden component="output">{generalMessages.loading}</VisuallyHidden>
      {CARDS.map((question) => (
        <div key={question} className={card.card}>
          <Skeleton h={20} w={110} mb="md" />
          <Skeleton h={16} maw={440} mb="sm" />
          <Skeleton h={76} mb="sm" />
          <Skeleton h={36} w={96} ml="auto" />
        </div>
      ))}
    </div>
  );
}
