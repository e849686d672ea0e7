import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { QuizResults } from '../../../../shared/contract/quiz-results.ts';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import { api } from '../../../api/client.ts';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { LateSubtitle } from '../../../ui/page/late-subtitle.tsx';
import { normaliseQuizCode } from '../../../../shared/quiz-code.ts';
import { useClassInAddress } from '../../quizzes/public.ts';
import { NobodySat } from '../nobody-sat.tsx';
import paper from '../../../ui/print/paper.module.css';
import { QuizLoadFailure } from '../quiz-load-failure.tsx';
import { useLightPrint } from '../../../ui/print/use-light-print.ts';
import { Facts } from '../../../ui/text/facts.tsx';
import { ClassComparison } from './summary/class-comparison.tsx';
import { FacilityPlot } from './questions/facility-plot.tsx';
import { MarkTable } from './students/mark-table.tsx';
import { numberQuestions } from './questions/numbered-question.ts';
import { PartLinks } from './part-links.tsx';
import plots from './plots.module.css';
import { QuestionDifficulty } from './questions/question-difficulty.tsx';
import { QuizQuestions } from './questions/quiz-questions.tsx';
import { ResultsActions } from './results-actions.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsSummary } from './summary/results-summary.tsx';
import { ScoreDistribution } from './summary/score-distribution.tsx';
import { StudentResults } from './students/student-results.tsx';

/** The results of a quiz (spec section 2, /quiz-results). */
export function QuizResultsScreen() {
  const params = useParams();
  const quizCode = normaliseQuizCode(params.quizCode ?? '');
  const { teacherCode } = useClassInAddress();
  const { data, error, isFetching, refetch } = useQuery(
    api.results.quizResults.queryOptions({
      input: { quizCode, teacherCode },
      placeholderData: keepPreviousData,
    }),
  );
  const comparison = useQuery(api.results.classResults.queryOptions({ input: { quizCode } }));
  // Its card is between the others, so all wait for it; if it fails, they show without it.
  const isComparing = comparison.isPending && comparison.failureCount === 0;
  const isLoading = data ? isComparing : !error;
  useLightPrint();

  return (
    <PageShell
      title={`Quiz Results ${quizCode}`}
      subtitle={
        (data || isLoading) && <LateSubtitle>{data && <Facts of={factsOf(data)} />}</LateSubtitle>
      }
      actions={
        <ResultsActions
          quizCode={quizCode}
          teacherCode={teacherCode}
          students={isLoading ? undefined : (data?.students.length ?? null)}
          grades={data?.grades}
        />
      }
    >
      {data && !isLoading && <Results results={data} />}
      {!data && error && (
        <QuizLoadFailure
          quizCode={quizCode}
          error={error}
          fallback={resultsMessages.resultsLoadFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isLoading && <ResultsSkeleton />}
    </PageShell>
  );
}

function factsOf({ title, subject, createdAt }: QuizResults): string[] {
  return [title, subject, `created ${formatDate(createdAt)}`];
}

function Results({ results }: { results: QuizResults }) {
  const questions = numberQuestions(results);
  const hasStudents = results.students.length > 0;
  return (
    <div className={paper.paper}>
      {hasStudents ? <HowItWent results={results} /> : <NobodySat quizCode={results.quizCode} />}
      {hasStudents && <QuestionDifficulty questions={questions} />}
      <QuizQuestions questions={questions} />
    </div>
  );
}

function HowItWent({ results }: { results: QuizResults }) {
  return (
    <>
      <ResultsSummary results={results} />
      <PartLinks />
      <div className={plots.plots}>
        <ScoreDistribution results={results} />
        <FacilityPlot questions={results.questions} />
      </div>
      <ClassComparison quizCode={results.quizCode} />
      <StudentResults students={results.students} />
      <MarkTable results={results} />
    </>
  );
}
