import { useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QuestionKind } from '../../../../shared/choice-question.ts';
import type { QuestionValues } from '../../../../shared/question-content.ts';
import { latePart } from '../../../late-part.ts';
import { changeKind, type LeftKinds } from './change-kind.ts';
import { questionDraft } from './question-draft.ts';

interface DraftedFieldsOptions {
  initialValues: QuestionValues;
  /** The local storage key of the unsaved form. */
  draftKey: string;
}

/** Avoids a write to storage at every key press. */
const DRAFT_PAUSE_MS = 400;
/** Also saves during typing without a pause. */
const DRAFT_MAX_WAIT_MS = 2_000;

export const loadChecks = latePart(() => import('./question-checks.ts'));

/** What was left unsaved under this key; waits for what reads it, where there is any. */
function useLeftDraft(draftKey: string) {
  const [kept] = useState(() => questionDraft(draftKey).read());
  const checks = kept === null ? null : use(loadChecks());
  const [draft] = useState(() => checks?.toDraft(kept) ?? null);
  const [left] = useState(() => checks?.toLeftKinds(kept) ?? {});
  return { draft, left };
}

/**
 * The fields of a question, with a draft on this device that survives a reload until the question
 * is saved.
 */
export function useDraftedFields({ initialValues, draftKey }: DraftedFieldsOptions) {
  const { draft, left: keptKinds } = useLeftDraft(draftKey);
  const leftKinds = useRef<LeftKinds>(keptKinds);
  const [isRestored, setIsRestored] = useState(draft !== null);

  const form = useForm<QuestionValues>({
    initialValues,
    onValuesChange: () => keepDraft(),
  });

  const writeDraft = (key: string) => questionDraft(key).write(form.getValues(), leftKinds.current);
  const keepDraft = useDebouncedCallback(
    () => {
      if (form.isDirty()) writeDraft(draftKey);
    },
    { delay: DRAFT_PAUSE_MS, maxWait: DRAFT_MAX_WAIT_MS },
  );

  // Flushes the debounced draft, which would otherwise be lost with the page.
  useWindowEvent('beforeunload', () => keepDraft.flush());
  useWindowEvent('pagehide', () => keepDraft.flush());

  const restoreDraft = useEffectEvent(() => {
    if (draft) form.setValues(draft);
  });
  useEffect(() => restoreDraft(), []);

  const forgetDraft = () => {
    keepDraft.cancel();
    setIsRestored(false);
    questionDraft(draftKey).remove();
  };

  return {
    form,
    /** True if the form shows an earlier unsaved draft. */
    isRestored,
    chooseKind: (kind: QuestionKind) => {
      const { fields, left } = changeKind(form.getValues(), kind, leftKinds.current);
      leftKinds.current = left;
      form.setValues(fields);
    },
    /** Makes these values the saved state. */
    settle: (values: QuestionValues) => {
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
      form.clearErrors();
      leftKinds.current = {};
      forgetDraft();
    },
    keepDraftNow: () => keepDraft.flush(),
    forgetDraft,
    /** Moves unsaved input to another key on this device. */
    moveDraft: (key: string) => {
      forgetDraft();
      if (form.isDirty()) writeDraft(key);
    },
  };
}
