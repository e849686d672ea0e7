import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Reteach } from '../../../../shared/contract/quiz-results.ts';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import { ShareBar } from '../../../ui/statistics/share-bar.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import classes from './missed-points.module.css';
import sheet from './reteach.module.css';

/** As many as fit on a sheet of A4 together with the students' answers. */
const ON_THE_SHEET = 6;
const QUOTES = 2;

type MissedPoint = Reteach['points'][number];

/** The mark scheme points that most students missed, with what they wrote instead. */
export function MissedPoints({ points, students }: Pick<Reteach, 'points' | 'students'>) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section aria-labelledby="missed-points">
      <h2 id="missed-points" className={sheet.title}>
        Points most missed
      </h2>
      {points.length === 0 && (
        <Text c="dimmed" size="sm">
          No marked answer missed a point of a mark scheme. Answers marked only by hand, or by an
          earlier mark scheme, say nothing about its points.
        </Text>
      )}
      {points.some(({ judged }) => judged < students) && (
        <Text c="dimmed" size="sm" mb="xs">
          Of the answers whose marks were given point by point.
        </Text>
      )}
      <ol className={classes.points}>
        {(isWhole ? points : points.slice(0, ON_THE_SHEET)).map((point) => (
          <Point key={`${point.questionId} ${point.point}`} point={point} />
        ))}
      </ol>
      {points.length > ON_THE_SHEET && (
        <Button
          variant="subtle"
          size="sm"
          className={`${sheet.more} ${classes.more}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Only the first ${ON_THE_SHEET}` : `Show all ${points.length} points`}
        </Button>
      )}
    </section>
  );
}

function Point({ point }: { point: MissedPoint }) {
  const { number, questionText, topic, specCode, missed, judged } = point;
  return (
    <li className={classes.point}>
      <p className={classes.words}>
        <MathsText text={point.point} />
      </p>
      <p className={classes.missed}>
        <ShareBar percent={(100 * missed) / judged} tone="dark" />
        <span>
          <strong>
            {missed} of {judged}
          </strong>{' '}
          missed it
        </span>
      </p>
      <p className={classes.source} title={questionText}>
        <Facts of={[specCode, topic, `Question ${number}`]} />
        {questionText !== '' && (
          <>
            :{' '}
            <bdi>
              <MathsText text={questionText} />
            </bdi>
          </>
        )}
      </p>
      {point.quotes.length > 0 && (
        <ul className={classes.quotes} aria-label="Students wrote">
          {point.quotes.slice(0, QUOTES).map((quote) => (
            <li key={quote}>
              <q>{quote}</q>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
