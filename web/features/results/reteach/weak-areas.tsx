import { Button } from '@mantine/core';
import { useState } from 'react';
import { WEAK_BELOW_PERCENT } from '../../../../shared/business-rules.ts';
import type { Reteach } from '../../../../shared/contract/quiz-results.ts';
import { ShareBar } from '../../../ui/statistics/share-bar.tsx';
import { NamedStudents } from './named-students.tsx';
import sheet from './reteach.module.css';
import classes from './weak-areas.module.css';

/** A smaller class is taught one by one. */
const A_CLASS = 5;
/** As many as fit on a sheet of A4 with names. */
const ON_THE_SHEET = 8;

interface WeakAreasProps {
  /** Sorted by score, the weakest first. */
  areas: Reteach['areas'];
  /** The number of students who took the quiz. */
  students: number;
  hasNames: boolean;
}

/** The class's results by topic and spec code, and who needs each again. */
export function WeakAreas({ areas, students, hasNames }: WeakAreasProps) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section aria-labelledby="weak-areas">
      <h2 id="weak-areas" className={sheet.title}>
        Who needs what
      </h2>
      <p className={classes.about}>Students under {WEAK_BELOW_PERCENT}% of their marks there.</p>
      <ul className={classes.areas}>
        {(isWhole ? areas : areas.slice(0, ON_THE_SHEET)).map((area) => (
          <li key={`${area.subject} ${area.specCode} ${area.topic}`} className={classes.area}>
            <p className={classes.name}>
              <span>
                <strong>{area.specCode}</strong> {area.topic}
              </span>
              <strong>{Math.round(area.percent)}%</strong>
            </p>
            <ShareBar
              percent={area.percent}
              tone={area.percent < WEAK_BELOW_PERCENT ? 'dark' : 'green'}
            />
            <p className={classes.need}>{describeNeed(area, students)}</p>
            {hasNames && <NamedStudents students={area.needIt} isForAll={isForAll(area)} />}
          </li>
        ))}
      </ul>
      {areas.length > ON_THE_SHEET && (
        <Button
          variant="subtle"
          size="sm"
          className={sheet.more}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Only the weakest ${ON_THE_SHEET}` : `Show all ${areas.length} codes`}
        </Button>
      )}
    </section>
  );
}

type Area = Reteach['areas'][number];

function describeNeed(area: Area, students: number): string {
  const { judged, needIt } = area;
  const isPart = judged < students;
  if (needIt.length === 0)
    return isPart
      ? `Nobody of the ${judged} marked so far needs this again.`
      : 'Nobody needs this again.';
  const soFar = isPart ? ' marked so far' : '';
  const count = `${needIt.length} of ${judged}`;
  return isForAll(area)
    ? `${count}${soFar}: teach it to all`
    : `${count} ${judged === 1 ? 'student' : 'students'}${soFar}`;
}

/** True if most students with a mark here need it, so that it is a lesson for the whole class. */
function isForAll({ judged, needIt }: Area): boolean {
  return judged >= A_CLASS && needIt.length * 2 > judged;
}
