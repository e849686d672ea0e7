import { useState, type ReactNode } from 'react';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { useToCheck } from '../check-first/use-to-check.ts';
import { HeaderLinks } from './header-links.tsx';
import { QuizHeading } from './quiz-heading.tsx';
import { ReleaseResults } from './release-results.tsx';
import { MarkingActions } from '../runs/marking-actions.tsx';
import type { useStartMarking } from '../runs/use-start-marking.ts';
import type { Responses } from '../use-responses.ts';

interface DeskHeadProps {
  responses: Responses;
  start: ReturnType<typeof useStartMarking>;
  isUnderWay: boolean;
  /** True while the teacher is marking ten first. */
  isTenFirst: boolean;
  /** The form that loads another quiz; shown on request. */
  changeQuiz: ReactNode;
  children: ReactNode;
}

/** The header of a loaded quiz, in one line: its title, and the actions for the whole quiz. */
export function DeskHead(props: DeskHeadProps) {
  const { responses, start, isUnderWay, isTenFirst, changeQuiz, children } = props;
  const { quizCode, title, schoolClass, submissionCount, markedCount, resultsRelease } = responses;
  const [isChanging, setIsChanging] = useState(false);
  const toCheck = useToCheck(quizCode, schoolClass?.teacherCode, submissionCount > 0);
  return (
    <PageShell
      title={title || quizCode}
      isDense
      subtitle={
        <QuizHeading
          responses={responses}
          isChanging={isChanging}
          onChangeQuiz={() => setIsChanging(!isChanging)}
        />
      }
      actions={
        <>
          <MarkingActions
            quizCode={quizCode}
            teacherCode={schoolClass?.teacherCode}
            hasResponses={submissionCount > 0}
            // While nothing is marked, ten first is the next step.
            isNext={markedCount > 0 && markedCount < submissionCount && !isTenFirst}
            isDisabled={isUnderWay}
            isStarting={start.isStarting}
            onStart={start.startMarking}
          />
          {resultsRelease === 'when-released' && submissionCount > 0 && (
            <ReleaseResults
              responses={responses}
              pencil={toCheck.data ? markedCount - toCheck.data.inked : null}
              isReady={
                markedCount === submissionCount &&
                toCheck.data?.total === 0 &&
                responses.toRelease?.unreleased !== 0
              }
            />
          )}
          <HeaderLinks />
        </>
      }
    >
      {isChanging && changeQuiz}
      {children}
    </PageShell>
  );
}
