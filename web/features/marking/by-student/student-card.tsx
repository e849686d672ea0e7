import { Button, Group, Text } from '@mantine/core';
import { IconEye } from '../../../icons/eye.ts';
import { memo } from 'react';
import type { RespondingStudent } from '../../../../shared/contract/marking.ts';
import { ScoreBadge } from '../../../ui/marks/score-badge.tsx';
import { isInInk, type MarkedQuestion, needsCheck } from '../decisions/mark-target.ts';
import { Fold } from '../desk/fold.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import classes from './student-card.module.css';
import type { StudentCursor } from './use-student-cursor.ts';

interface StudentCardProps {
  student: RespondingStudent;
  questions: readonly MarkedQuestion[];
  isOpen: boolean;
  openAnswers: StudentCursor['openAnswers'];
  currentKey: string | null;
  /** The key of the next answer, if it is this student's. */
  nextKey: string | null;
  arrival: number;
  cursor: StudentCursor['moves'];
}

/** A student with all their answers, collapsed to name and score. */
export const StudentCard = memo(function StudentCard(props: StudentCardProps) {
  const { student, questions, isOpen, openAnswers, currentKey, nextKey, arrival, cursor } = props;
  const ids = student.submissions.map(({ submissionId }) => submissionId);
  const areAllOpen = ids.every((id) => openAnswers.has(id));
  return (
    <Fold
      level={2}
      isOpen={isOpen}
      isPrepared={nextKey !== null}
      onToggle={() => cursor.toggleStudent(student.userId)}
      summary={<StudentSummary student={student} />}
    >
      <Group justify="flex-end" mb="xs">
        {student.attempt && (
          <Text size="sm" mr="auto">
            {formatAttempt(student.attempt, student.maxScore)}
          </Text>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => cursor.setAnswersOpen(ids, !areAllOpen)}
        >
          {areAllOpen ? 'Close all answers' : 'Open all answers'}
        </Button>
      </Group>
      <div className={classes.answers}>
        {questions.map((question, index) => {
          const submission = student.submissions.find(
            ({ questionId }) => questionId === question.questionId,
          );
          return (
            submission && (
              <AnswerPanel
                key={question.questionId}
                number={index + 1}
                question={question}
                submission={submission}
                isOpen={openAnswers.has(submission.submissionId)}
                isNext={nextKey === submission.submissionId}
                isCurrent={currentKey === submission.submissionId}
                arrival={currentKey === submission.submissionId ? arrival : 0}
                cursor={cursor}
              />
            )
          );
        })}
      </div>
    </Fold>
  );
});

function StudentSummary({ student }: { student: RespondingStudent }) {
  const { submissions } = student;
  // As “Check these first” lists them: ink waits for nobody.
  const toCheck = submissions.filter((each) => needsCheck(each) && !isInInk(each)).length;
  return (
    <>
      <span className={classes.name}>
        <span className={classes.displayName}>{student.displayName}</span>
        {student.attempt && (
          <Text span size="sm" c="dimmed">
            Attempt {student.attempt.number}
          </Text>
        )}
        {!student.displayName.startsWith(student.username) && (
          <Text span size="sm" c="dimmed">
            {student.username}
          </Text>
        )}
      </span>
      <span className={classes.standing}>
        {toCheck > 0 && (
          <span className={classes.check}>
            <IconEye size={16} aria-hidden /> {toCheck} to check
          </span>
        )}
        <Text span size="sm" c="dimmed">
          {formatStanding(student)}
        </Text>
        <StudentScore student={student} />
      </span>
    </>
  );
}

function formatStanding({ submissions, markedCount }: RespondingStudent): string {
  const inked = submissions.filter(isInInk);
  const outdated = inked.filter(({ isOfEarlierQuestion }) => isOfEarlierQuestion).length;
  const isAll = inked.length === submissions.length;
  const standing = isAll ? 'All in ink' : `${markedCount} of ${submissions.length} marked`;
  if (outdated === 0) return standing;
  return `${standing}, ${outdated}${isAll ? '' : ' in ink'} from before a change`;
}

/** Says which attempt the score next to the name is from, because another one may count. */
function formatAttempt(
  { number, counted }: NonNullable<RespondingStudent['attempt']>,
  maxScore: number,
): string {
  return counted
    ? `This is attempt ${number}. Attempt ${counted.number} counts, with ${counted.score} of ${maxScore}; its answers are in the evidence pack.`
    : `This is attempt ${number}, which counts.`;
}

function StudentScore({ student }: { student: RespondingStudent }) {
  const { score, maxScore, percentage, markedCount } = student;
  if (markedCount === 0) {
    // Nothing is marked yet, and the word and colour of a poor score would be a judgement.
    return (
      <span className={classes.pending}>
        Pending <span aria-hidden>·</span> {maxScore} marks
      </span>
    );
  }
  return <ScoreBadge percent={percentage} score={score} maxScore={maxScore} />;
}
