import { Button } from '@mantine/core';
import { IconLock } from '../../../icons/lock.ts';
import { Link, useParams } from 'react-router';
import { liveAttemptsMessages } from '../../../../shared/messages/live-attempts.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { counted } from '../../../../shared/counted.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { LateSubtitle } from '../../../ui/page/late-subtitle.tsx';
import {
  inMinutes,
  isNoQuiz,
  NoSuchQuiz,
  useClassInAddress,
  withClass,
} from '../../quizzes/public.ts';
import { normaliseQuizCode } from '../../../../shared/quiz-code.ts';
import { Facts } from '../../../ui/text/facts.tsx';
import { LiveDesk } from './live-desk.tsx';
import { LiveSkeleton } from './live-skeleton.tsx';
import classes from './attempts.module.css';
import { type LiveQuiz, useLiveAttempts } from './use-attempts.ts';

/** The teacher's live view while students take a quiz. */
export function LiveQuizScreen() {
  const params = useParams();
  const quizCode = normaliseQuizCode(params.quizCode ?? '');
  const { teacherCode } = useClassInAddress();
  const { data: quiz, error, isFetching, refetch } = useLiveAttempts(quizCode, teacherCode);
  const isGone = isNoQuiz(error);

  return (
    <PageShell
      title={`Live quiz ${quizCode}`}
      subtitle={
        !isGone &&
        (quiz || !error) && <LateSubtitle>{quiz && <QuizFacts quiz={quiz} />}</LateSubtitle>
      }
      actions={<HeaderLinks quizCode={isGone ? null : quizCode} />}
    >
      {isGone && <NoSuchQuiz quizCode={quizCode} />}
      {!isGone && quiz && <LiveDesk key={quizCode} quiz={quiz} />}
      {!isGone && !quiz && !error && <LiveSkeleton />}
      {!isGone && !quiz && error && (
        <ErrorState of={{ error, isFetching, refetch }} message={liveAttemptsMessages.loadFailed} />
      )}
    </PageShell>
  );
}

function QuizFacts({ quiz }: { quiz: LiveQuiz }) {
  const { title, questions, defaultTimeLimit, locked } = quiz;
  const facts = [title, counted(questions, 'question'), inMinutes(defaultTimeLimit)];
  return (
    <span className={classes.facts}>
      <span>
        <Facts of={facts} />
      </span>
      {locked && (
        <span className={classes.locked}>
          <IconLock size={16} aria-hidden />
          Locked: nobody else can start
        </span>
      )}
    </span>
  );
}

function HeaderLinks({ quizCode }: { quizCode: string | null }) {
  const { teacherCode } = useClassInAddress();
  return (
    <>
      <BackLink to={paths.viewQuizzes}>View Quizzes</BackLink>
      {quizCode !== null && (
        <Button
          component={Link}
          to={withClass(paths.quizResponses(quizCode), teacherCode)}
          variant="default"
        >
          Responses
        </Button>
      )}
    </>
  );
}
