import { Button, Skeleton, Stack } from '@mantine/core';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { counted } from '../../../../shared/counted.ts';
import { AnswerList } from '../answer-list/answer-list.tsx';
import panes from '../answer-list/two-panes.module.css';
import { useCursor } from '../answer-list/use-cursor.ts';
import { MarkPanel } from '../mark-panel/mark-panel.tsx';
import { formatLeftOut, TOO_LITTLE_PROOF } from '../decisions/confirm-bulk.ts';
import type { MarkedQuestion } from '../decisions/mark-target.ts';
import { useDesk } from '../desk/desk-context.ts';
import { useBulkAcceptance } from '../desk/use-bulk-acceptance.ts';
import { useDeskKeys } from '../keyboard/use-desk-keys.ts';
import { GroupMembers } from './group-members.tsx';
import { QuestionAndScheme } from './question-and-scheme.tsx';
import { QuestionPicker } from './question-picker.tsx';
import classes from './question-view.module.css';
import { useAgreement } from '../ten-first/use-blind-sample.ts';
import { type ListedGroup, useAnswerGroups } from './use-answer-groups.ts';

interface QuestionViewProps {
  questions: readonly MarkedQuestion[];
  /** The question id in the address; empty means the first question. */
  questionId: string;
  onPickQuestion: (questionId: string) => void;
}

/** The answers to one question of the quiz; equal ones are grouped. */
export function QuestionView({ questions, questionId, onPickQuestion }: QuestionViewProps) {
  const { quizCode, schoolClass } = useDesk();
  const index = Math.max(
    0,
    questions.findIndex((each) => each.questionId === questionId),
  );
  const pick = (at: number) => {
    const picked = questions[at];
    if (picked) onPickQuestion(picked.questionId);
  };
  useDeskKeys(true, (key) => {
    if (key !== 'n' && key !== 'p') return false;
    pick(key === 'n' ? index + 1 : index - 1);
    return true;
  });

  const question = questions[index];
  if (question === undefined) return <EmptyState title="This quiz has no questions." />;
  return (
    <Stack gap="md">
      <QuestionAndScheme
        question={question}
        number={index + 1}
        picker={<QuestionPicker questions={questions} index={index} onPick={pick} />}
      />
      <Answers
        key={`${quizCode} ${schoolClass?.teacherCode} ${question.questionId}`}
        question={question}
        next={questions[index + 1]}
      />
    </Stack>
  );
}

interface AnswersProps {
  question: MarkedQuestion;
  next: MarkedQuestion | undefined;
}

function Answers({ question, next }: AnswersProps) {
  const { answers, total, showMore, error, reload, isLoading } = useAnswerGroups(question, next);
  if (answers === undefined) {
    return error === null ? (
      <Skeleton height={420} radius="lg" />
    ) : (
      <ErrorState
        message={errorSentence(error, markingMessages.loadFailed)}
        isRetrying={isLoading}
        onRetry={() => void reload()}
      />
    );
  }
  if (answers.length === 0) {
    return <EmptyState title="Nobody has answered this question yet." />;
  }
  return (
    <LoadedAnswers
      question={question}
      answers={answers}
      total={total}
      isLoading={isLoading}
      problem={error && errorSentence(error, markingMessages.loadFailed)}
      onShowMore={error === null ? showMore : () => void reload()}
    />
  );
}

interface LoadedAnswersProps {
  question: MarkedQuestion;
  answers: readonly ListedGroup[];
  /** The number of different answers. */
  total: number;
  isLoading: boolean;
  /** The reason why the next page could not be loaded. */
  problem: string | null;
  onShowMore: () => void;
}

function LoadedAnswers(props: LoadedAnswersProps) {
  const { answers } = props;
  const cursor = useCursor(answers.map(({ target }) => target));
  const current = answers[cursor.index];
  return (
    <div className={panes.panes}>
      <AnswerList
        label="Answers, with similar ones next to each other"
        answers={answers}
        cursor={cursor}
        top={<ListTop {...props} />}
      />
      {current && (
        <MarkPanel
          target={current.target}
          cursor={cursor}
          of={answers.length}
          title={
            current.names.length === 1
              ? (current.names[0] ?? '')
              : `${current.names.length} students wrote this`
          }
          after={<GroupMembers {...current} />}
        />
      )}
    </div>
  );
}

function ListTop(props: LoadedAnswersProps) {
  const { question, answers, total } = props;
  const { isLocked } = useDesk();
  const measured = useAgreement().data?.questions.find(
    ({ questionId }) => questionId === question.questionId,
  );
  const accept = useBulkAcceptance();
  const students = answers.reduce((sum, { target }) => sum + target.submissions.length, 0);
  const { acceptable = 0, leftOut = 0 } = measured ?? {};
  return (
    <div className={classes.listTop}>
      {answers.length < total ? (
        <MoreAnswers {...props} />
      ) : (
        <span className={classes.pickerLabel}>
          {counted(students, 'answer')}
          {answers.length < students && `, ${answers.length} different`}
        </span>
      )}
      {measured?.isBulkRefused && acceptable > 0 && (
        <span className={classes.pickerLabel}>{TOO_LITTLE_PROOF}</span>
      )}
      {!measured?.isBulkRefused && leftOut > 0 && (
        <span className={classes.pickerLabel}>{formatLeftOut(leftOut)}</span>
      )}
      {!measured?.isBulkRefused && acceptable > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={isLocked}
          onClick={() => void accept({ kind: 'question', questionId: question.questionId })}
        >
          Accept all {acceptable}
        </Button>
      )}
    </div>
  );
}

/** Says how much of a long list is loaded, with a button for more. */
function MoreAnswers({ answers, total, isLoading, problem, onShowMore }: LoadedAnswersProps) {
  return (
    <span className={classes.pickerLabel}>
      The first {answers.length} of {total} different answers{' '}
      <Button variant="subtle" size="compact-sm" loading={isLoading} onClick={onShowMore}>
        Show more
      </Button>
      {problem !== null && <span role="alert">{problem}</span>}
    </span>
  );
}
