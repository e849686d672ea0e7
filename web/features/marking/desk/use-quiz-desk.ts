import { useCallback, useMemo, useState } from 'react';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { createDecisions } from '../decisions/create-decisions.ts';
import { useApplyMarks } from '../decisions/use-apply-marks.ts';
import { useDeskKeys } from '../keyboard/use-desk-keys.ts';
import type { ResponsesView } from '../responses-view.ts';
import type { TaughtMark } from '../teach/teach-dialog.tsx';
import type { Responses } from '../use-responses.ts';
import type { Desk } from './desk-context.ts';

interface QuizDeskOptions {
  view: ResponsesView;
  onChangeView: (changes: Partial<ResponsesView>) => void;
  responses: Responses;
  isLocked: boolean;
}

/** Creates what the parts of a quiz's desk share, and keeps which of its dialogs is open. */
export function useQuizDesk({ view, onChangeView, responses, isLocked }: QuizDeskOptions) {
  const { quizCode, schoolClass } = responses;
  const patchLists = useApplyMarks({ isPageInSight: view.tab === 'students' });
  const [decisions] = useState(() => createDecisions(quizCode, patchLists));
  const [history, showHistory] = useState<Submission | null>(null);
  const [lesson, teach] = useState<TaughtMark | null>(null);
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const showShortcuts = useCallback(() => setIsShowingKeys(true), []);

  useDeskKeys(true, (key) => {
    if (key === '?') showShortcuts();
    return key === '?';
  });

  const desk = useMemo(
    (): Desk => ({
      quizCode,
      schoolClass,
      isLocked,
      decisions,
      showHistory,
      teach,
      showShortcuts,
      openTab: (tab) => onChangeView({ tab }),
    }),
    [quizCode, schoolClass, isLocked, decisions, showShortcuts, onChangeView],
  );
  return {
    desk,
    dialogs: {
      history,
      closeHistory: () => showHistory(null),
      lesson,
      closeLesson: () => teach(null),
      isShowingKeys,
      closeKeys: () => setIsShowingKeys(false),
    },
  };
}

export type OpenDialogs = ReturnType<typeof useQuizDesk>['dialogs'];
