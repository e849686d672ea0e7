import { Alert } from '@mantine/core';
import { IconFileText } from '../../../icons/file-text.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { BackToDashboard } from '../../../ui/page/back-to-dashboard.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { pageHeads } from '../../../page-heads.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { useCurrentUser, useSchoolTimeZone } from '../../../api/use-current-user.ts';
import { LockedQuiz } from './locked-quiz.tsx';
import { QuizCodeForm } from './quiz-code-form.tsx';
import { AttemptView } from '../attempt-view.tsx';
import { AttemptSkeleton } from '../attempt-skeleton.tsx';
import {
  attemptsLeftIn,
  isLockedRefusal,
  isWrongStudent,
  startRefusalSentence,
} from './start-refusal.ts';
import { StartQuiz } from './start-quiz.tsx';
import { TryAgainNotice } from './try-again-notice.tsx';
import { useOpenQuiz } from './use-open-quiz.ts';
import { WrongStudentNotice } from './wrong-student-notice.tsx';

/** Taking a quiz, from the code to the end (spec section 2, Enter quiz screen). */
export function EnterQuizScreen() {
  const user = useCurrentUser();
  const timeZone = useSchoolTimeZone();
  const opening = useOpenQuiz(user.id);
  const { data: open, error, isPending, waiting, load, tryAgain, hasLateWords, code } = opening;

  const attemptsLeft = isPending ? 0 : attemptsLeftIn(error);

  if (open) return <AttemptView key={`${user.id} ${open.attempt.startedAt}`} setup={open} />;
  if (isLockedRefusal(error)) return <LockedQuiz />;
  if (waiting) return <StartQuiz quiz={waiting} onStart={() => load(waiting.quizCode)} />;
  return (
    <PageShell {...pageHeads['/enter-quiz']} actions={<BackToDashboard />}>
      {isWrongStudent(error) && <WrongStudentNotice />}
      <QuizCodeForm
        initialCode={code}
        isLoading={isPending}
        error={
          error && !isWrongStudent(error) && attemptsLeft === 0
            ? startRefusalSentence(error, timeZone)
            : undefined
        }
        onLoad={load}
      />
      {hasLateWords && (
        <Alert color="red" role="alert" mb="md">
          {attemptsMessages.tooLate}
        </Alert>
      )}
      {attemptsLeft > 0 && (
        <TryAgainNotice
          attemptsLeft={attemptsLeft}
          onTryAgain={() => tryAgain(opening.variables?.quizCode ?? code)}
        />
      )}
      {isPending ? (
        <AttemptSkeleton />
      ) : (
        <EmptyState title={attemptsMessages.nothingLoaded} icon={<IconFileText size={28} />}>
          {attemptsMessages.nothingLoadedAdvice}
        </EmptyState>
      )}
    </PageShell>
  );
}
