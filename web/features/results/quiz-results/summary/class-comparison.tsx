import { Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ClassResult } from '../../../../../shared/contract/quiz-results.ts';
import { api } from '../../../../api/client.ts';
import { counted } from '../../../../../shared/counted.ts';
import classes from './class-comparison.module.css';
import { inPercent } from '../format-statistic.ts';
import plots from '../plots.module.css';

const scaleMarks = [0, 20, 40, 60, 80, 100];

/** Compares the score distributions of the classes. Renders nothing if a quiz has only one. */
export function ClassComparison({ quizCode }: { quizCode: string }) {
  const { data } = useQuery(api.results.classResults.queryOptions({ input: { quizCode } }));
  const items = data?.items ?? [];
  if (items.length < 2) return null;
  return (
    <figure className={`${plots.plot} ${classes.figure}`}>
      <figcaption className={classes.caption}>
        <h2 className={plots.title}>Class against class</h2>
        <Text size="sm" c="dimmed">
          The box holds the middle half of a class, its line the median, the dot the mean. A student
          counts once all their answers are marked.
        </Text>
      </figcaption>
      <ul className={classes.rows}>
        {items.map((item) => (
          <ClassRow key={item.teacherCode} item={item} />
        ))}
      </ul>
      <div className={classes.scaleRow} aria-hidden>
        <div className={plots.scale}>
          {scaleMarks.map((mark) => (
            <span key={mark} style={{ left: `${mark}%` }}>
              {mark}%
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function ClassRow({
  item: { name, spread, students, fullyMarkedStudents },
}: {
  item: ClassResult;
}) {
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <bdi>{name}</bdi>
        <Text component="span" display="block" size="xs" c="dimmed">
          {spread ? `mean ${inPercent(spread.mean)} · ` : ''}
          {fullyMarkedStudents === students
            ? counted(students, 'student')
            : `${fullyMarkedStudents} of ${counted(students, 'student')}`}
        </Text>
      </span>
      {spread ? (
        <>
          <span className={classes.track} aria-hidden>
            <span className={classes.range} style={between(spread.lowest, spread.highest)} />
            <span
              className={classes.box}
              style={between(spread.lowerQuartile, spread.upperQuartile)}
            />
            <span className={classes.median} style={{ left: `${spread.median}%` }} />
            <span className={classes.mean} style={{ left: `${spread.mean}%` }} />
          </span>
          <VisuallyHidden>{formatSpread(spread)}</VisuallyHidden>
        </>
      ) : (
        <Text component="span" size="sm" c="dimmed" className={classes.track}>
          {students === 0 ? 'nobody has sat it' : 'not fully marked yet'}
        </Text>
      )}
    </li>
  );
}

const between = (from: number, to: number) => ({ left: `${from}%`, width: `${to - from}%` });

function formatSpread(spread: NonNullable<ClassResult['spread']>): string {
  const { lowest, lowerQuartile, median, upperQuartile, highest } = spread;
  return `Lowest ${inPercent(lowest)}, lower quartile ${inPercent(lowerQuartile)}, median ${inPercent(median)}, upper quartile ${inPercent(upperQuartile)}, highest ${inPercent(highest)}.`;
}
