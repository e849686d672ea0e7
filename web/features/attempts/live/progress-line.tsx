import { Button, Text } from '@mantine/core';
import { IconCircleCheck } from '../../../icons/circle-check.ts';
import { Link } from 'react-router';
import { liveAttemptsMessages } from '../../../../shared/messages/live-attempts.ts';
import { paths } from '../../../paths.ts';
import { useClassInAddress, withClass } from '../../quizzes/public.ts';
import { formatTime } from '../../../ui/dates/format-date.ts';
import { countStates, lastDeadline } from './attempt-view.ts';
import classes from './attempts.module.css';
import type { LiveQuiz } from './use-attempts.ts';

/** The class's progress in a sentence, with a link to the next step when everyone has finished. */
export function ProgressLine({ quiz }: { quiz: LiveQuiz }) {
  const { teacherCode } = useClassInAddress();
  const counts = countStates(quiz.items);
  const isOver = counts.all > 0 && counts.finished === counts.all;
  return (
    <>
      {!isOver && <Text c="dimmed">{formatProgress(quiz)}</Text>}
      <output>
        {isOver && (
          <span className={classes.over}>
            <IconCircleCheck size={20} aria-hidden />
            <span className={classes.overText}>{liveAttemptsMessages.everyoneFinished}</span>
            <Button
              component={Link}
              to={withClass(paths.quizResponses(quiz.quizCode), teacherCode)}
              size="sm"
            >
              Read the responses
            </Button>
          </span>
        )}
      </output>
    </>
  );
}

function formatProgress({ items }: LiveQuiz): string {
  const counts = countStates(items);
  const started = counts.all - counts['not-started'];
  if (started === 0) return liveAttemptsMessages.nobodyStarted;
  const begun = `${started} of ${counts.all} ${started === 1 ? 'has' : 'have'} started`;
  const end = lastDeadline(items);
  if (end !== null) return `${begun}. The last attempt ends at ${formatTime(end)}.`;
  return started === 1 ? `${begun}, and has finished.` : `${begun}, and all of them have finished.`;
}
