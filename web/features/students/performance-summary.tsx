import { client } from '../../api/client.ts';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { studentsMessages } from '../../../shared/messages/students.ts';
import { Section } from '../../ui/page/section.tsx';
import { Statistic, StatisticList } from '../../ui/statistics/statistic.tsx';
import { DownloadMenu } from '../../ui/downloads/download-menu.tsx';
import classes from './performance-summary.module.css';

/** The student's overall results, with a download of all answers. */
export function PerformanceSummary({ profile }: { profile: StudentProfile }) {
  return (
    <Section
      id="performance"
      title="Performance Summary"
      aside={
        <div className={classes.download}>
          <DownloadMenu label="Download" downloads={downloadsOf(profile.id)} />
        </div>
      }
    >
      {profile.summary.quizzes > 0 && <Figures summary={profile.summary} />}
    </Section>
  );
}

function Figures({ summary }: Pick<StudentProfile, 'summary'>) {
  const { quizzes, answers, markedAnswers, averagePercent, score, maxScore } = summary;
  const pending = answers - markedAnswers;
  return (
    <div className={classes.card}>
      <StatisticList>
        <Statistic
          name="Average"
          value={averagePercent === null ? null : `${Math.round(averagePercent)}%`}
          note="of the marks available so far"
          whyNot={averagePercent === null ? studentsMessages.nothingMarked : null}
        >
          The marks earned as a share of those available in the marked answers. Pending answers are
          left out, so they pull nobody down.
        </Statistic>
        <Statistic
          name="Score"
          value={`${score} / ${maxScore}`}
          note={pending > 0 ? 'Pending counts as 0' : 'over all quizzes'}
        />
        <Statistic name="Quizzes" value={quizzes.toLocaleString('en-GB')} note="handed in" />
        <Statistic
          name="Answers marked"
          value={markedAnswers.toLocaleString('en-GB')}
          note={pending > 0 ? `of ${answers}, ${pending} Pending` : `of ${answers}, that is all`}
        />
      </StatisticList>
    </div>
  );
}

function downloadsOf(studentId: string) {
  const { exportAssessments } = client.students;
  return [
    {
      label: 'Assessments (XLSX)',
      note: 'Every answer with its mark, for Excel and other spreadsheets',
      load: () => exportAssessments({ studentId, format: 'xlsx' }),
    },
    {
      label: 'Assessments (CSV)',
      note: 'The same as plain text',
      load: () => exportAssessments({ studentId, format: 'csv' }),
    },
  ];
}
