import { useEffect, useState } from 'react';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { QuizCodeCard } from '../../quizzes/public.ts';
import { ClassActions } from './actions/class-actions.tsx';
import { Freshness } from './freshness.tsx';
import { createLiveClock, LiveClockContext } from './live-clock.ts';
import { ProgressLine } from './progress-line.tsx';
import { LiveAttemptAnnouncements } from './attempt-announcements.tsx';
import { countStates, type ShownState } from './attempt-view.ts';
import { LiveAttemptsList } from './attempts-list.tsx';
import classes from './attempts.module.css';
import { StateCounts } from './state-counts.tsx';
import { SupervisionProvider } from './actions/supervision.tsx';
import type { LiveQuiz } from './use-attempts.ts';

/** A running quiz: its code, its students by state, and the teacher's actions. */
export function LiveDesk({ quiz }: { quiz: LiveQuiz }) {
  const { items, clock } = quiz;
  const [liveClock] = useState(() => createLiveClock(clock));
  const [shown, setShown] = useState<ShownState>('all');
  const [search, setSearch] = useState('');

  useEffect(() => liveClock.start(), [liveClock]);
  useEffect(() => liveClock.follow(clock), [liveClock, clock]);

  const showAll = () => {
    setShown('all');
    setSearch('');
  };
  return (
    <LiveClockContext value={liveClock}>
      <SupervisionProvider quiz={quiz}>
        <div className={classes.top}>
          <StateCounts counts={countStates(items)} shown={shown} onShow={setShown} />
          <QuizCodeCard quiz={{ ...quiz, subject: '' }} />
        </div>
        <div className={classes.progress}>
          <ProgressLine quiz={quiz} />
          <Freshness serverNow={quiz.serverNow} />
        </div>
        <div className={classes.tools}>
          <search className={classes.search} aria-label="Search students">
            <SearchField label="Search" placeholder="Name" value={search} onSearch={setSearch} />
          </search>
          <ClassActions quiz={quiz} />
        </div>
        <LiveAttemptsList rows={items} shown={shown} search={search} onShowAll={showAll} />
        <LiveAttemptAnnouncements attempts={items} />
      </SupervisionProvider>
    </LiveClockContext>
  );
}
