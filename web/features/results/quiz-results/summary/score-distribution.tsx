import { Text, VisuallyHidden } from '@mantine/core';
import type { QuizResults } from '../../../../../shared/contract/quiz-results.ts';
import { counted } from '../../../../../shared/counted.ts';
import { hasNoMarks } from '../has-no-marks.ts';
import classes from '../plots.module.css';
import { binName, binScores, finalPercentages, type ScoreBin } from './score-bins.ts';
import { inPercent } from '../format-statistic.ts';

const scaleMarks = [0, 20, 40, 60, 80, 100];

/** A chart of how many students scored in each tenth, with the mean. */
export function ScoreDistribution({ results }: { results: QuizResults }) {
  const percentages = finalPercentages(results.students);
  const bins = binScores(percentages);
  return (
    <figure className={classes.plot}>
      <figcaption className={classes.caption}>
        <h2 className={classes.title}>Score distribution</h2>
        <Text size="sm" c="dimmed">
          {percentages.length > 0 && commonest(bins)}
        </Text>
        <VisuallyHidden>{describeBins(bins)}</VisuallyHidden>
      </figcaption>
      {percentages.length === 0 ? (
        <p className={classes.nothing}>{whyNothing(results)}</p>
      ) : (
        <Bars bins={bins} mean={results.statistics.mean} />
      )}
    </figure>
  );
}

interface BarsProps {
  bins: readonly ScoreBin[];
  /** In percent. */
  mean: number | null;
}

function Bars({ bins, mean }: BarsProps) {
  const max = Math.max(...bins.map(studentsOf));
  return (
    <div aria-hidden>
      <div className={classes.area}>
        <div className={classes.columns} data-touching>
          {bins.map((bin) => (
            <Column key={bin.from} bin={bin} max={max} />
          ))}
        </div>
        {mean !== null && (
          <span className={classes.mean} style={{ left: `${mean}%` }}>
            <span data-side={mean > 60 ? 'left' : 'right'}>Mean {inPercent(mean)}</span>
          </span>
        )}
      </div>
      <div className={classes.scale}>
        {scaleMarks.map((mark) => (
          <span key={mark} style={{ left: `${mark}%` }}>
            {mark}%
          </span>
        ))}
      </div>
    </div>
  );
}

function Column({ bin, max }: { bin: ScoreBin; max: number }) {
  const height = (100 * bin.students) / max;
  return (
    <span className={classes.column} title={`${binName(bin)}: ${counted(bin.students, 'student')}`}>
      {bin.students > 0 && <span className={classes.count}>{bin.students}</span>}
      <span className={classes.bar} style={{ height: `${height}%` }} />
    </span>
  );
}

const studentsOf = ({ students }: ScoreBin) => students;

function whyNothing(results: QuizResults): string {
  return hasNoMarks(results)
    ? 'The questions in this quiz carry no marks.'
    : 'A student’s score appears here once all their answers are marked.';
}

/** Describes the peaks of the chart in words. */
function commonest(bins: readonly ScoreBin[]): string {
  const max = Math.max(...bins.map(studentsOf));
  const highest = bins.filter(({ students }) => students === max).map(binName);
  return highest.length === 1
    ? `Most often ${highest[0]} (${counted(max, 'student')}).`
    : `Most often ${highest.slice(0, -1).join(', ')} and ${highest.at(-1)}.`;
}

/** Describes the chart as a list. */
function describeBins(bins: readonly ScoreBin[]): string {
  const taken = bins.filter(({ students }) => students > 0);
  return taken.map((bin) => `${binName(bin)}: ${counted(bin.students, 'student')}`).join(', ');
}
