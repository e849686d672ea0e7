import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Quiz, SetFor } from '../../../../shared/contract/quizzes.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { api } from '../../../api/client.ts';
import { useAppHistory } from '../../../history/history-context.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { sayLockedFor } from '../list/class-states.ts';
import { isNoQuiz } from '../is-no-quiz.ts';
import { NoSuchQuiz } from '../no-such-quiz.tsx';
import { QuizSettings } from '../editor/quiz-settings.tsx';
import { SetForClasses } from './set-for-classes.tsx';
import { useLockQuiz } from '../use-lock-quiz.ts';
import { useQuizChanges } from '../use-quiz-changes.ts';
import { useQuizSettings } from './use-quiz-settings.ts';

/** The settings that can be changed in an existing quiz. */
export function QuizSettingsScreen() {
  const quizCode = useParams().quizCode?.toUpperCase() ?? '';
  const quiz = useQuery(api.quizzes.get.queryOptions({ input: { quizCode } }));
  if (isNoQuiz(quiz.error)) {
    return (
      <PageShell title="Quiz not found">
        <NoSuchQuiz quizCode={quizCode} />
      </PageShell>
    );
  }
  return (
    <PageShell title={`Settings of ${quizCode}`} subtitle={quiz.data?.title}>
      {quiz.isPending && <Skeleton h={420} radius="lg" aria-busy="true" />}
      {quiz.isError && !quiz.data && <ErrorState of={quiz} message={attemptsMessages.loadFailed} />}
      {quiz.data && (
        <>
          {quiz.data.abilities.canUpdate ? (
            <SettingsForm quiz={quiz.data} />
          ) : (
            <Text c="dimmed" mb="lg">
              This quiz is by <bdi>{quiz.data.creatorName}</bdi>. You can set it for your classes
              and lock it for them.
            </Text>
          )}
          <ForClasses quiz={quiz.data} />
          <WholeQuiz quiz={quiz.data} />
        </>
      )}
    </PageShell>
  );
}

function SettingsForm({ quiz }: { quiz: Quiz }) {
  const { form, save, isSaving, problem } = useQuizSettings(quiz);
  return (
    <form onSubmit={save} noValidate aria-label="Quiz settings">
      <QuizSettings form={form} subjects={[]} hasCode />
      <FormProblem message={problem} />
      <Group mt="md">
        <Button type="submit" loading={isSaving}>
          Save settings
        </Button>
        <Text c="dimmed" size="sm">
          Students already working keep the time they started with.
        </Text>
      </Group>
    </form>
  );
}

function ForClasses({ quiz }: { quiz: Quiz }) {
  return (
    <section aria-labelledby="for-classes">
      <Title order={2} id="for-classes" mt="xl" mb="sm">
        Classes and times
      </Title>
      <Panel>
        <SetForClasses quizCode={quiz.quizCode} isShared={!quiz.abilities.canDelete} />
      </Panel>
    </section>
  );
}

/** Says who can start a quiz, as far as that is known. */
function lockSentence({ locked, classes }: Quiz, setFor: SetFor | undefined): string {
  const lockedFor = sayLockedFor(classes);
  if (lockedFor !== null) return `${activeSentence(setFor)} It is locked ${lockedFor}.`;
  return locked ? 'It is locked: nobody can start it.' : activeSentence(setFor);
}

function activeSentence(setFor: SetFor | undefined): string {
  if (setFor === undefined) return 'It is active.';
  if (setFor.classes.length === 0) return 'It is active: students with the code can start it.';
  return setFor.windows.length === 0
    ? 'It is active: only the classes above can start it, at their times.'
    : 'It is active: only the classes and students above can start it, at their times.';
}

function WholeQuiz({ quiz }: { quiz: Quiz }) {
  const history = useAppHistory();
  const changes = useQuizChanges(quiz.quizCode, () => history.leaveDeleted(paths.viewQuizzes));
  const { quizCode, locked, abilities } = quiz;
  const setFor = useQuery(api.quizzes.getSetFor.queryOptions({ input: { quizCode } }));
  return (
    <section aria-labelledby="whole-quiz">
      <Title order={2} id="whole-quiz" mt="xl" mb="sm">
        The whole quiz
      </Title>
      <Panel>
        <Text mb="md">{lockSentence(quiz, setFor.data)}</Text>
        <Group>
          {abilities.canLock && (
            <Button
              variant="default"
              loading={changes.pending.lock}
              onClick={() => changes.setLocked(!locked)}
            >
              {locked ? 'Unlock Quiz' : 'Lock Quiz'}
            </Button>
          )}
          {abilities.canLock && !locked && (
            <UnlockClasses quizCode={quizCode} setFor={setFor.data} />
          )}
          <Button variant="default" loading={changes.pending.duplicate} onClick={changes.duplicate}>
            Duplicate Quiz
          </Button>
          {abilities.canDelete && (
            <Button
              variant="outline"
              color="red"
              loading={changes.pending.remove}
              onClick={() => void changes.remove()}
            >
              Delete Quiz
            </Button>
          )}
        </Group>
      </Panel>
    </section>
  );
}

/** A button for each class that is locked separately, which unlocking everyone does not unlock. */
function UnlockClasses({ quizCode, setFor }: { quizCode: string; setFor: SetFor | undefined }) {
  const lockedAlone = setFor?.classes.filter(({ isLocked }) => isLocked) ?? [];
  return lockedAlone.map(({ teacherCode, name }) => (
    <UnlockClass key={teacherCode} quizCode={quizCode} teacherCode={teacherCode} name={name} />
  ));
}

interface UnlockClassProps {
  quizCode: string;
  teacherCode: string;
  name: string;
}

function UnlockClass({ quizCode, teacherCode, name }: UnlockClassProps) {
  const lock = useLockQuiz({ quizCode, teacherCode });
  return (
    <Button variant="default" loading={lock.isPending} onClick={() => lock.setLocked(false)}>
      <span>
        Unlock for <bdi>{name}</bdi>
      </span>
    </Button>
  );
}
