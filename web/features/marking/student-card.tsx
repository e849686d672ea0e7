import { Button, Group, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { memo, useCallback, useState } from 'react';
import type { RespondingStudent } from '../../../shared/contract/marking.ts';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { AnswerPanel, type MarkedQuestion, needsCheck } from './answer-panel.tsx';
import { Fold } from './fold.tsx';
import classes from './student-card.module.css';

interface StudentCardProps {
  student: RespondingStudent;
  questions: readonly MarkedQuestion[];
  /** While a marking run is under way. */
  isLocked: boolean;
}

/** A student with all their answers, folded to name and score. */
export const StudentCard = memo(function StudentCard(props: StudentCardProps) {
  const { student, questions, isLocked } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());

  const toggleAnswer = useCallback((questionId: string) => {
    setOpenIds((current) => {
      const others = [...current].filter((id) => id !== questionId);
      return new Set(current.has(questionId) ? others : [...others, questionId]);
    });
  }, []);

  const areAllOpen = student.submissions.every(({ questionId }) => openIds.has(questionId));
  const openOrCloseAll = () =>
    setOpenIds(new Set(areAllOpen ? [] : questions.map(({ questionId }) => questionId)));

  return (
    <Fold
      level={2}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      summary={<StudentSummary student={student} />}
    >
      <Group justify="flex-end" mb="xs">
        <Button variant="subtle" size="compact-sm" onClick={openOrCloseAll}>
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
                isOpen={openIds.has(question.questionId)}
                onToggle={toggleAnswer}
                isLocked={isLocked}
              />
            )
          );
        })}
      </div>
    </Fold>
  );
});

function StudentSummary({ student }: { student: RespondingStudent }) {
  const toCheck = student.submissions.filter(needsCheck).length;
  return (
    <>
      <span className={classes.name}>
        <span className={classes.displayName}>{student.displayName}</span>
        {student.username !== student.displayName && (
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
          {student.markedCount} of {student.submissions.length} marked
        </Text>
        <StudentScore student={student} />
      </span>
    </>
  );
}

function StudentScore({ student }: { student: RespondingStudent }) {
  const { score, maxScore, percentage, markedCount } = student;
  if (markedCount === 0) {
    // Nothing is known yet: the word and colour of a poor score would be a judgement.
    return (
      <span className={classes.pending}>
        {score} / {maxScore} <strong>{Math.round(percentage)}%</strong> Pending
      </span>
    );
  }
  return <ScoreBadge percent={percentage} score={score} maxScore={maxScore} />;
}
