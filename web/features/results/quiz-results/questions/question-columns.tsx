import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  DIFFICULT_BELOW_PERCENT,
  EASY_FROM_PERCENT,
} from '../../../../../shared/business-rules.ts';
import type { DataTableColumn } from '../../../../ui/tables/data-table.tsx';
import { MathsText } from '../../../../ui/text/maths-text.tsx';
import { WhatIsThis } from '../../../../ui/statistics/what-is-this.tsx';
import { inDigits } from '../../../../../shared/counted.ts';
import { Facts } from '../../../../ui/text/facts.tsx';
import { DifficultyMeter } from './difficulty-meter.tsx';
import type { NumberedQuestion } from './numbered-question.ts';
import classes from './question-difficulty.module.css';
import { discriminationWord, inTenths } from '../format-statistic.ts';

/** The columns of Question Difficulty Analysis (spec section 2, /quiz-results). */
export const questionColumns: readonly DataTableColumn<NumberedQuestion>[] = [
  {
    key: 'number',
    header: 'Question',
    isRowHeader: true,
    sortValue: ({ number }) => number,
    cell: (question) => <QuestionCell question={question} />,
  },
  {
    key: 'facility',
    header: 'Facility',
    width: '22%',
    help: (
      <WhatIsThis term="Facility">
        How easy the question was: the average mark as a percentage of its maximum. Under{' '}
        {DIFFICULT_BELOW_PERCENT}% is Difficult, under {EASY_FROM_PERCENT}% Moderate, the rest Easy.
        Answers that are Pending are left out.
      </WhatIsThis>
    ),
    sortValue: ({ facility }) => facility,
    cell: (question) => <DifficultyMeter question={question} />,
  },
  {
    key: 'marked',
    header: 'Marked',
    align: 'end',
    width: '10%',
    help: (
      <WhatIsThis term="Marked">
        How many of the answers to this question are marked. The other figures count only these.
      </WhatIsThis>
    ),
    sortValue: ({ marked }) => marked,
    cell: ({ marked, answers }) => `${inDigits(marked)} of ${inDigits(answers)}`,
  },
  {
    key: 'discrimination',
    header: 'Discrimination index',
    align: 'end',
    width: '18%',
    help: (
      <WhatIsThis term="Discrimination index">
        Whether students who did well in the rest of the quiz also did well here, from −100% to
        100%. From 30% the question tells strong and weak students apart; under 0% the weaker ones
        did better, so look at its wording and its mark scheme.
      </WhatIsThis>
    ),
    sortValue: ({ discriminationIndex }) => discriminationIndex,
    cell: ({ discriminationIndex: index, whyNoComparison }) =>
      index === null ? (
        <None>{whyNoComparison}</None>
      ) : (
        <Valued value={`${inTenths(index)}%`}>{discriminationWord(index)}</Valued>
      ),
  },
  {
    key: 'deviation',
    header: 'Standard deviation',
    align: 'end',
    width: '17%',
    help: (
      <WhatIsThis term="Standard deviation">
        How spread out the marks for this question are, as a percentage of its maximum. Near 0%,
        everyone had much the same mark.
      </WhatIsThis>
    ),
    sortValue: ({ standardDeviation }) => standardDeviation,
    cell: ({ standardDeviation: deviation, maxMark }) =>
      deviation === null ? (
        <None>{maxMark === 0 ? 'no marks to give' : 'too few answers'}</None>
      ) : (
        `${inTenths(deviation)}%`
      ),
  },
];

function QuestionCell({ question }: { question: NumberedQuestion }) {
  const { number, questionText, topic, specCode } = question;
  return (
    <>
      <Anchor href={`#question-${number}`} inherit className={classes.number}>
        Question {number}
      </Anchor>
      {questionText !== '' && (
        <span className={classes.text} title={questionText}>
          <MathsText text={questionText} />
        </span>
      )}
      <Text component="span" display="block" size="sm" c="dimmed" fw={400}>
        <Facts of={[specCode, topic]} />
      </Text>
    </>
  );
}

function None({ children }: { children: ReactNode }) {
  return (
    <Text component="span" c="dimmed" size="sm">
      {children}
    </Text>
  );
}

function Valued({ value, children }: { value: string; children: ReactNode }) {
  return (
    <>
      {value}{' '}
      <Text component="span" c="dimmed" size="sm" className={classes.word}>
        {children}
      </Text>
    </>
  );
}
