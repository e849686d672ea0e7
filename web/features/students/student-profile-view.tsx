import { IconChartLine } from '../../icons/chart-line.ts';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { studentsMessages } from '../../../shared/messages/students.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { MIN_PLOT_POINTS, ProgressPlot } from '../../ui/statistics/progress-plot.tsx';
import { progressPoints } from '../../ui/statistics/progress-points.ts';
import paper from '../../ui/print/paper.module.css';
import { AccessArrangements } from './arrangements/access-arrangements.tsx';
import { BasicInfo } from './basic-info.tsx';
import { ExtraTime } from './extra-time.tsx';
import { Insights } from './insights.tsx';
import { isAboutQuizzes } from './is-about-quizzes.ts';
import { PerformanceSummary } from './performance-summary.tsx';
import { QuizHistory } from './quiz-history.tsx';
import classes from './student-profile.module.css';

/** The person's details, their needs in a quiz, and their results. */
export function StudentProfileView({ profile }: { profile: StudentProfile }) {
  if (!isAboutQuizzes(profile)) {
    return (
      <div className={classes.alone}>
        <BasicInfo profile={profile} />
      </div>
    );
  }
  return (
    <div className={`${classes.profile} ${paper.paper}`}>
      <div className={classes.person}>
        <BasicInfo profile={profile} />
        {profile.role === 'student' && (
          <>
            <ExtraTime profile={profile} />
            <AccessArrangements profile={profile} />
          </>
        )}
      </div>
      <div className={classes.work}>
        <PerformanceSummary profile={profile} />
        {profile.history.length === 0 ? <NeverSat /> : <Work profile={profile} />}
      </div>
    </div>
  );
}

function NeverSat() {
  return (
    <div className={classes.part}>
      <EmptyState title={studentsMessages.neverSat} icon={<IconChartLine size={32} />}>
        Scores, insights and the quiz history appear here once this student has handed in a quiz.
      </EmptyState>
    </div>
  );
}

function Work({ profile }: { profile: StudentProfile }) {
  const points = progressPoints(profile.history);
  return (
    <>
      {points.length >= MIN_PLOT_POINTS && (
        <div className={classes.part}>
          <ProgressPlot
            caption={`Progress over the last ${points.length} marked quizzes`}
            points={points}
          />
        </div>
      )}
      <Insights profile={profile} />
      <QuizHistory history={profile.history} />
    </>
  );
}
