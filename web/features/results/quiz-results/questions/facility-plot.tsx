import { Text } from '@mantine/core';
import {
  DIFFICULT_BELOW_PERCENT,
  EASY_FROM_PERCENT,
} from '../../../../../shared/business-rules.ts';
import type { QuestionResult, QuizResults } from '../../../../../shared/contract/quiz-results.ts';
import { describeFacility } from './describe-facility.ts';
import { hasNoMarks } from '../has-no-marks.ts';
import classes from '../plots.module.css';
import { inPercent } from '../format-statistic.ts';

const zones = [
  { name: 'Easy', words: `from ${EASY_FROM_PERCENT}%`, from: EASY_FROM_PERCENT, to: 100 },
  {
    name: 'Moderate',
    words: `from ${DIFFICULT_BELOW_PERCENT}%`,
    from: DIFFICULT_BELOW_PERCENT,
    to: EASY_FROM_PERCENT,
  },
  {
    name: 'Difficult',
    words: `under ${DIFFICULT_BELOW_PERCENT}%`,
    from: 0,
    to: DIFFICULT_BELOW_PERCENT,
  },
];

/** A column chart of each question's facility, with lines between Difficult, Moderate and Easy. */
export function FacilityPlot({ questions }: Pick<QuizResults, 'questions'>) {
  return (
    <figure className={classes.plot} data-zoned data-many={questions.length > 14 || undefined}>
      <figcaption className={classes.caption}>
        <h2 className={classes.title}>Facility per question</h2>
        <Text size="sm" c="dimmed">
          {describeFacility(questions)}
        </Text>
      </figcaption>
      {questions.every(({ facility }) => facility === null) ? (
        <p className={classes.nothing}>{whyNothing(questions)}</p>
      ) : (
        <Columns questions={questions} />
      )}
    </figure>
  );
}

function Columns({ questions }: Pick<QuizResults, 'questions'>) {
  return (
    <div aria-hidden>
      <div className={classes.area}>
        {zones.map(({ name, words, from, to }) => (
          <span
            key={name}
            className={classes.zone}
            style={{ bottom: `${from}%`, height: `${to - from}%` }}
          >
            <span>
              <strong>{name}</strong>
              {words}
            </span>
          </span>
        ))}
        <div className={classes.columns}>
          {questions.map((question, index) => (
            <Column key={question.questionId} question={question} number={index + 1} />
          ))}
        </div>
      </div>
      <div className={classes.numbers}>
        {questions.map(({ questionId }, index) => (
          <span key={questionId}>{index + 1}</span>
        ))}
      </div>
    </div>
  );
}

function Column({ question, number }: { question: QuestionResult; number: number }) {
  const { facility, difficulty } = question;
  if (facility === null) {
    return <span className={classes.column} title={`Question ${number}: too few answers`} />;
  }
  return (
    <span
      className={classes.column}
      title={`Question ${number}: ${inPercent(facility)}, ${difficulty}`}
    >
      <span className={classes.count}>{Math.round(facility)}</span>
      <span
        className={classes.bar}
        data-difficulty={difficulty}
        style={{ height: `${facility}%` }}
      />
    </span>
  );
}

function whyNothing(questions: QuestionResult[]): string {
  return hasNoMarks({ questions })
    ? 'The questions in this quiz carry no marks.'
    : 'Questions appear here as soon as their answers are marked.';
}
