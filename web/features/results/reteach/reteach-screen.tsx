import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Reteach } from '../../../../shared/contract/quiz-results.ts';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import { api } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { counted } from '../../../../shared/counted.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { LateSubtitle } from '../../../ui/page/late-subtitle.tsx';
import { normaliseQuizCode } from '../../../../shared/quiz-code.ts';
import { useClassInAddress, withClass } from '../../quizzes/public.ts';
import { NobodySat } from '../nobody-sat.tsx';
import paper from '../../../ui/print/paper.module.css';
import { QuizLoadFailure } from '../quiz-load-failure.tsx';
import { useLightPrint } from '../../../ui/print/use-light-print.ts';
import { Facts } from '../../../ui/text/facts.tsx';
import { NothingMarked } from './nothing-marked.tsx';
import { ReteachSheet } from './reteach-sheet.tsx';
import { ReteachSkeleton } from './reteach-skeleton.tsx';

/** The reteach sheet: one page on what to teach again after a quiz. */
export function ReteachScreen() {
  const params = useParams();
  const quizCode = normaliseQuizCode(params.quizCode ?? '');
  const { teacherCode } = useClassInAddress();
  const { data, error, isFetching, refetch } = useQuery(
    api.results.reteach.queryOptions({ input: { quizCode, teacherCode } }),
  );
  const isLoading = !data && !error;
  useLightPrint();

  return (
    <PageShell
      title={`Reteach ${quizCode}`}
      subtitle={
        (data || isLoading) && <LateSubtitle>{data && <Facts of={factsOf(data)} />}</LateSubtitle>
      }
      actions={
        <Actions
          resultsPath={withClass(paths.quizResults(quizCode), teacherCode)}
          isLoading={isLoading}
          isPrintable={data !== undefined && isFilled(data)}
        />
      }
    >
      {data && <Sheet reteach={data} />}
      {!data && error && (
        <QuizLoadFailure
          quizCode={quizCode}
          error={error}
          fallback={resultsMessages.reteachLoadFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isLoading && <ReteachSkeleton />}
    </PageShell>
  );
}

function isFilled({ markedCount }: Reteach): boolean {
  return markedCount > 0;
}

function Sheet({ reteach }: { reteach: Reteach }) {
  if (reteach.students === 0) return <NobodySat quizCode={reteach.quizCode} />;
  return isFilled(reteach) ? (
    <div className={paper.paper}>
      <ReteachSheet reteach={reteach} />
    </div>
  ) : (
    <NothingMarked quizCode={reteach.quizCode} />
  );
}

function factsOf({ title, subject, students }: Reteach): string[] {
  return [title, subject, counted(students, 'student')];
}

interface ActionsProps {
  resultsPath: string;
  isLoading: boolean;
  isPrintable: boolean;
}

/** Shows the print button already while the sheet loads, so that nothing moves. */
function Actions({ resultsPath, isLoading, isPrintable }: ActionsProps) {
  return (
    <>
      <BackLink to={resultsPath}>Back to results</BackLink>
      {(isLoading || isPrintable) && <PrintButton isLoading={isLoading} />}
    </>
  );
}
