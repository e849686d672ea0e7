import type { WaitingWork } from '../../../shared/contract/results.ts';
import { paths } from '../../paths.ts';
import { counted } from '../../../shared/counted.ts';

export interface WaitingStep {
  /** Describes the pending work, for example "96 answers to mark". */
  said: string;
  /** The action in one word. */
  action: string;
  path: string;
}

/** Returns the pending actions of a quiz, the most urgent first. */
export function findWaitingSteps(quiz: WaitingWork): WaitingStep[] {
  const { quizCode, running, appeals, toMark, toCheck, toAccept, toRelease } = quiz;
  const desk = paths.quizResponses(quizCode);
  const steps: (WaitingStep | false)[] = [
    running > 0 && {
      said: counted(running, 'student at work', 'students at work'),
      action: 'Watch',
      path: paths.liveQuiz(quizCode),
    },
    toMark > 0 && {
      said: counted(toMark, 'answer to mark', 'answers to mark'),
      action: 'Mark',
      path: desk,
    },
    toCheck > 0 && {
      said: `${toCheck} to check`,
      action: 'Check',
      path: paths.quizCheckFirst(quizCode),
    },
    toAccept > 0 && {
      said: counted(toAccept, 'mark to accept', 'marks to accept'),
      action: 'Accept',
      path: desk,
    },
    appeals > 0 && {
      said: counted(appeals, 'question from a student', 'questions from students'),
      action: 'Answer',
      path: `${desk}&view=appeals`,
    },
    toRelease && { said: 'results to release', action: 'Release', path: desk },
  ];
  return steps.filter((step) => step !== false);
}
