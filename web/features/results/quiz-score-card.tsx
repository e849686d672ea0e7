import { Badge, Button, Text } from '@mantine/core';
import { IconArchive } from '../../icons/archive.ts';
import { IconArchiveOff } from '../../icons/archive-off.ts';
import { IconChevronDown } from '../../icons/chevron-down.ts';
import { IconChevronUp } from '../../icons/chevron-up.ts';
import { IconDownload } from '../../icons/download.ts';
import { IconPrinter } from '../../icons/printer.ts';
import { useEffect, useId, useState } from 'react';
import type { AttemptScore, QuizScore } from '../../../shared/contract/results.ts';
import { countedOf } from '../../../shared/counted-attempt.ts';
import { ScoreBadge } from '../../ui/marks/score-badge.tsx';
import { Facts } from '../../ui/text/facts.tsx';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import { saveFile } from '../../ui/downloads/save-file.ts';
import { formatAttempt } from './format-attempt.ts';
import { quizAge } from './quiz-age.ts';
import classes from './quiz-score-card.module.css';
import { scoreCsv } from './score-csv.ts';
import { ScoredAnswerPanel } from './scored-answer-panel.tsx';
import { usePrintCard } from './use-print-card.ts';

interface QuizScoreCardProps {
  quiz: QuizScore;
  /** True if the page was opened for this quiz: it is then expanded and scrolled into view. */
  isAskedFor?: boolean;
  isArchived: boolean;
  onToggleArchived: () => void;
}

/** One finished quiz: its score, and when expanded every answer with mark and feedback. */
export function QuizScoreCard({
  quiz,
  isAskedFor = false,
  isArchived,
  onToggleArchived,
}: QuizScoreCardProps) {
  const [isOpen, setIsOpen] = useState(isAskedFor);
  const titleId = useId();
  const detailsId = useId();
  const [openedAt] = useState(Date.now);
  const { card, print } = usePrintCard(() => setIsOpen(true));
  useEffect(() => {
    if (isAskedFor) card.current?.scrollIntoView();
  }, [card, isAskedFor]);
  const age = quizAge(quiz.finishedAt, openedAt);
  const name = quiz.title || quiz.quizCode;

  return (
    <article className={classes.card} aria-labelledby={titleId} ref={card}>
      <header className={classes.top}>
        <div className={classes.name}>
          <h2 id={titleId} className={classes.title}>
            {name}
          </h2>
          <Text size="sm" c="dimmed">
            <Facts
              of={[quiz.title && quiz.quizCode, quiz.subject, formatDateTime(quiz.finishedAt)]}
            />
          </Text>
          <Receipt attempt={quiz} />
          {quiz.number > 1 && (
            <Text size="sm" c="dimmed">
              {formatAttempt(quiz)}
            </Text>
          )}
          <QuizTags age={age} isArchived={isArchived} />
        </div>
        <QuizTotal quiz={countedOf(quiz)} />
      </header>
      <CardActions
        name={name}
        quiz={quiz}
        detailsId={detailsId}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        onPrint={print}
        isArchived={isArchived}
        onToggleArchived={onToggleArchived}
      />
      <div id={detailsId} hidden={!isOpen} className={classes.details}>
        {isOpen && quiz.number > 1 && <AttemptHead attempt={quiz} />}
        {isOpen &&
          quiz.answers.map((answer, index) => (
            <ScoredAnswerPanel
              key={answer.questionId}
              answer={answer}
              number={index + 1}
              isOver={quiz.isDeleted ? 'deleted' : null}
            />
          ))}
        {isOpen &&
          quiz.earlier.map((attempt) => <EarlierAttempt key={attempt.number} attempt={attempt} />)}
      </div>
    </article>
  );
}

interface CardActionsProps extends Pick<
  QuizScoreCardProps,
  'quiz' | 'isArchived' | 'onToggleArchived'
> {
  name: string;
  detailsId: string;
  isOpen: boolean;
  onToggle: () => void;
  onPrint: () => void;
}

function CardActions(props: CardActionsProps) {
  const { name, quiz, detailsId, isOpen, onToggle, onPrint, isArchived, onToggleArchived } = props;
  const [details, Chevron] = isOpen
    ? ['Hide Details', IconChevronUp]
    : ['View Details', IconChevronDown];
  const save = () => {
    const csv = new Blob([scoreCsv(quiz)], { type: 'text/csv;charset=utf-8' });
    saveFile(csv, `greenpen-${quiz.quizCode}.csv`);
  };
  const [archive, Archive] = isArchived ? ['Unarchive', IconArchiveOff] : ['Archive', IconArchive];
  return (
    <div className={classes.actions}>
      <Button
        variant="light"
        rightSection={<Chevron size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        aria-label={`${details} of ${name}`}
        onClick={onToggle}
      >
        {details}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-label={`Download ${name}`}
        onClick={save}
      >
        Download
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        aria-label={`Print ${name}`}
        onClick={onPrint}
      >
        Print
      </Button>
      <Button
        variant="subtle"
        color="gray"
        c="dimmed"
        leftSection={<Archive size={16} aria-hidden />}
        aria-label={`${archive} ${name}`}
        onClick={onToggleArchived}
      >
        {archive}
      </Button>
    </div>
  );
}

/** An attempt before the newest, as it was when the next one began. */
function EarlierAttempt({ attempt }: { attempt: AttemptScore }) {
  const { number, answers } = attempt;
  return (
    <section aria-label={`Attempt ${number}`} className={classes.earlier}>
      <AttemptHead attempt={attempt} />
      <Receipt attempt={attempt} />
      {answers.map((answer, index) => (
        <ScoredAnswerPanel
          key={answer.questionId}
          answer={answer}
          number={index + 1}
          isOver="earlier"
        />
      ))}
    </section>
  );
}

function Receipt({ attempt: { receiptCode } }: { attempt: AttemptScore }) {
  if (receiptCode === null) return null;
  return (
    <Text size="sm" c="dimmed">
      Receipt code <span className={classes.receipt}>{receiptCode}</span>
    </Text>
  );
}

function AttemptHead({ attempt }: { attempt: AttemptScore }) {
  return (
    <div className={classes.top}>
      <div className={classes.name}>
        <h3 className={classes.title}>Attempt {attempt.number}</h3>
        <Text size="sm" c="dimmed">
          {formatDateTime(attempt.finishedAt)}
        </Text>
      </div>
      <QuizTotal quiz={attempt} />
    </div>
  );
}

function QuizTags({ age, isArchived }: { age: string | undefined; isArchived: boolean }) {
  if (age === undefined && !isArchived) return null;
  return (
    <div className={classes.tags}>
      {isArchived && (
        <Badge variant="default" tt="none" fw={500}>
          Archived
        </Badge>
      )}
      {age !== undefined && (
        <Badge variant="default" tt="none" fw={500}>
          {age}
        </Badge>
      )}
    </div>
  );
}

/** Shows the total only once a mark is visible, because a zero that nobody gave would mislead. */
function QuizTotal({ quiz }: { quiz: AttemptScore }) {
  const count = quiz.answers.length;
  if (quiz.markedCount === 0) {
    return (
      <div className={classes.total}>
        <Text fw={600}>Pending</Text>
        <Text size="sm" c="dimmed">
          no marks to see yet
        </Text>
      </div>
    );
  }
  return (
    <div className={classes.total}>
      <ScoreBadge percent={quiz.percentage} score={quiz.score} maxScore={quiz.maxScore} isOwn />
      {quiz.markedCount < count && (
        <Text size="sm" c="dimmed">
          {quiz.markedCount} of {count} marks to see
        </Text>
      )}
    </div>
  );
}
