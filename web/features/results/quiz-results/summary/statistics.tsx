import type { QuizResults } from '../../../../../shared/contract/quiz-results.ts';
import { Statistic, StatisticList } from '../../../../ui/statistics/statistic.tsx';
import { inDigits } from '../../../../../shared/counted.ts';
import { hasNoMarks } from '../has-no-marks.ts';
import {
  alphaWord,
  inHundredths,
  inPercent,
  inTenths,
  whyNoComparison,
} from '../format-statistic.ts';

/** The quiz's statistics by their standard definitions, each with an explanation. */
export function Statistics({ results }: { results: QuizResults }) {
  const { statistics, students } = results;
  const { mean, median, standardDeviation, cronbachAlpha, fullyMarkedStudents } = statistics;
  const whyNot = hasNoMarks(results) ? 'no marks to give' : null;
  const of = whose(fullyMarkedStudents, students.length);
  return (
    <StatisticList>
      <Statistic
        name="Mean"
        value={mean === null ? null : inPercent(mean)}
        note={of}
        whyNot={whyNot}
      >
        The average percentage. Only students with every answer marked are included, so a Pending
        answer pulls nobody down.
      </Statistic>
      <Statistic
        name="Median"
        value={median === null ? null : inPercent(median)}
        note={fullyMarkedStudents === 1 ? of : 'half have this or more, half this or less'}
        whyNot={whyNot}
      >
        The percentage of the student in the middle. A few very high or very low scores do not move
        it, as they do the mean.
      </Statistic>
      <Statistic
        name="Standard deviation"
        value={standardDeviation === null ? null : inTenths(standardDeviation)}
        note="percentage points around the mean"
        whyNot={whyNot}
      >
        How spread out the scores are. About two thirds of a class are usually within one standard
        deviation of the mean. A small one means that students did about equally well.
      </Statistic>
      <Statistic
        name="Cronbach’s alpha"
        value={cronbachAlpha === null ? null : inHundredths(cronbachAlpha)}
        note={cronbachAlpha === null ? '' : alphaWord(cronbachAlpha)}
        whyNot={whyNot ?? (cronbachAlpha === null ? whyNoComparison(statistics) : null)}
      >
        How well the questions measure the same thing, up to 1. From 0.7 a quiz is usually thought
        reliable enough to compare students; short quizzes seldom reach it.
      </Statistic>
    </StatisticList>
  );
}

function whose(fullyMarked: number, students: number): string {
  if (fullyMarked === students)
    return students === 1 ? 'of one student' : `of all ${inDigits(students)}`;
  return `of the ${inDigits(fullyMarked)} whose every answer is marked`;
}
