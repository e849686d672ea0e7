import { Button, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SetQuiz } from '../../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { useCurrentUser, useSchoolTimeZone } from '../../../api/use-current-user.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { startAtOnce } from './use-open-quiz.ts';
import classes from './set-for-you.module.css';

/**
 * The quizzes that a student's teachers have set for them, or that they sit by a code, each one tap
 * away.
 */
export function SetForYou({ query }: { query: UseQueryResult<{ items: SetQuiz[] }> }) {
  if (query.isError && !query.data) {
    return (
      <div className={classes.panel}>
        <ErrorState of={query} message={attemptsMessages.setListFailed} />
      </div>
    );
  }
  if (!query.data || query.data.items.length === 0) return null;
  return (
    <Panel component="section" className={classes.panel} aria-labelledby="set-for-you">
      <Title order={2} size="h3" id="set-for-you">
        Your quizzes
      </Title>
      <ul className={classes.list}>
        {query.data.items.map((quiz) => (
          <SetQuizLine key={quiz.quizCode} quiz={quiz} />
        ))}
      </ul>
    </Panel>
  );
}

function SetQuizLine({ quiz }: { quiz: SetQuiz }) {
  const timeZone = useSchoolTimeZone();
  const { id } = useCurrentUser();
  const { quizCode, title, subject, timeLimit, state, attemptsLeft } = quiz;
  const name = title || subject || quizCode;
  const minutes = Math.max(1, Math.round(timeLimit / 60));
  const isSitting = state === 'open' || state === 'in-progress';
  return (
    <li className={classes.quiz}>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Text component="span" display="block" c="dimmed" size="sm">
          <Facts of={[title && subject, `${minutes} min`, whenOf(quiz, timeZone)]} />
        </Text>
      </span>
      {isSitting && (
        <Button
          component={Link}
          to={paths.enterQuizWith(quizCode)}
          state={startAtOnce(id)}
          aria-label={`${state === 'open' ? 'Start' : 'Continue'} ${name}`}
        >
          {state === 'open' ? 'Start' : 'Continue'}
        </Button>
      )}
      {state === 'marked' && (
        <Button
          component={Link}
          to={paths.viewMyScores}
          variant="default"
          aria-label={`See marks of ${name}`}
        >
          See marks
        </Button>
      )}
      {attemptsLeft > 0 && (
        <Button
          component={Link}
          to={paths.enterQuizWith(quizCode)}
          state={startAtOnce(id)}
          variant="default"
          aria-label={`Try again: ${name}`}
        >
          Try again
        </Button>
      )}
    </li>
  );
}

function whenOf({ state, opensAt, closesAt }: SetQuiz, timeZone: string): string {
  switch (state) {
    case 'in-progress':
      return 'In progress';
    case 'open':
      return closesAt ? `Start by ${formatDateTime(closesAt, timeZone)}` : 'Open';
    case 'upcoming':
      return opensAt ? `Opens on ${formatDateTime(opensAt, timeZone)}` : 'Opens later';
    case 'handed-in':
      return 'Handed in';
    case 'marked':
      return 'Marked';
    case 'missed':
      return closesAt ? `Closed on ${formatDateTime(closesAt, timeZone)}` : 'Closed';
  }
}
