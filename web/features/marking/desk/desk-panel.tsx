import { Box } from '@mantine/core';
import { AppealsView } from '../appeals/appeals-view.tsx';
import type { useAppeals } from '../appeals/use-appeals.ts';
import { QuestionView } from '../by-question/question-view.tsx';
import { StudentView } from '../by-student/student-view.tsx';
import type { Unfolded } from '../by-student/use-student-cursor.ts';
import { CheckView } from '../check-first/check-view.tsx';
import type { useToCheck } from '../check-first/use-to-check.ts';
import type { ResponsesView } from '../responses-view.ts';
import { TenFirstView } from '../ten-first/ten-first-view.tsx';
import type { Responses } from '../use-responses.ts';

export interface DeskPanelProps {
  view: ResponsesView;
  onChangeView: (changes: Partial<ResponsesView>) => void;
  responses: Responses;
  isTurningPage: boolean;
  unfolded: Unfolded;
  toCheck: ReturnType<typeof useToCheck>;
  appeals: ReturnType<typeof useAppeals>;
  hasAppeals: boolean;
  /** Starts the run that learns from the blind marks. */
  onLearn: () => void;
}

/** The answers in the open tab. */
export function DeskPanel({
  id,
  labelledBy,
  view,
  onChangeView,
  responses,
  isTurningPage,
  unfolded,
  toCheck,
  appeals,
  hasAppeals,
  onLearn,
}: DeskPanelProps & { id: string; labelledBy: string }) {
  const { schoolClass, submissionCount, decidedCount, questions, run } = responses;
  const teacherCode = schoolClass?.teacherCode;
  return (
    <Box role="tabpanel" id={id} aria-labelledby={labelledBy} pt="sm">
      {view.tab === 'first' && (
        <TenFirstView
          questions={questions}
          hasRest={decidedCount < submissionCount}
          onLearn={onLearn}
        />
      )}
      {view.tab === 'students' && (
        <StudentView
          view={view}
          onChangeView={onChangeView}
          responses={responses}
          isTurningPage={isTurningPage}
          unfolded={unfolded}
        />
      )}
      {view.tab === 'questions' && (
        <QuestionView
          questions={questions}
          questionId={view.question}
          onPickQuestion={(question) => onChangeView({ question })}
        />
      )}
      {view.tab === 'check' && (
        <CheckView
          key={`${teacherCode} ${run?.finishedAt}`}
          questions={questions}
          toCheck={toCheck}
        />
      )}
      {/* Stays mounted while another tab is open, to keep what is typed there. */}
      {hasAppeals && (
        <div hidden={view.tab !== 'appeals'}>
          <AppealsView key={teacherCode} questions={questions} appeals={appeals} />
        </div>
      )}
    </Box>
  );
}
