import { useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { type SubmitEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QuestionKind } from '../../../../shared/choice-question.ts';
import type { QuestionInput } from '../../../../shared/contract/question-content.ts';
import type { QuestionValues } from '../../../../shared/question-content.ts';
import { latePart, useWhenBegun } from '../../../late-part.ts';
import { usePressOnce } from '../../../ui/buttons/use-press-once.ts';
import { useUnsavedGuard } from '../../../ui/dialogs/use-unsaved-guard.ts';
import { changeKind, type LeftKinds } from './change-kind.ts';
import { questionDraft } from './question-draft.ts';
import { useImageUpload } from './use-image-upload.ts';
import { useSchemeWarnings } from '../scheme-reading/use-scheme-warnings.ts';

interface QuestionFormOptions {
  initialValues: QuestionValues;
  /** The local storage key of the unsaved form. */
  draftKey: string;
  onSave: (values: QuestionValues) => void;
  isSaving: boolean;
  /** Called when the form was found invalid before sending. */
  onInvalid: () => void;
}

/** Avoids a write to storage at every key press. */
const DRAFT_PAUSE_MS = 400;
/** Also saves during typing without a pause. */
const DRAFT_MAX_WAIT_MS = 2_000;

const loadChecks = latePart(() => import('./question-checks.ts'));

/**
 * Converts the form's values to the call's input. A missing Max Mark becomes NaN, not 0, because 0
 * could be saved if the checks have not loaded.
 */
export const toInput = ({ maxMark, ...rest }: QuestionValues): QuestionInput => ({
  ...rest,
  maxMark: maxMark === '' ? Number.NaN : maxMark,
});

/** What was left unsaved under this key; waits for what reads it, where there is any. */
function useLeftDraft(draftKey: string) {
  const [kept] = useState(() => questionDraft(draftKey).read());
  const checks = kept === null ? null : use(loadChecks());
  const [draft] = useState(() => checks?.toDraft(kept) ?? null);
  const [left] = useState(() => checks?.toLeftKinds(kept) ?? {});
  return { draft, left };
}

/**
 * The state of the question form: fields, the two images, and a draft on this device that survives
 * a reload until the question is saved. During a save or an upload, the form cannot be saved.
 */
export function useQuestionForm(options: QuestionFormOptions) {
  const { initialValues, draftKey, onSave, isSaving, onInvalid } = options;
  const { draft, left: keptKinds } = useLeftDraft(draftKey);
  const leftKinds = useRef<LeftKinds>(keptKinds);
  useWhenBegun(loadChecks);
  const pressOnce = usePressOnce();
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

  const chooseKind = (kind: QuestionKind) => {
    const { fields, left } = changeKind(form.getValues(), kind, leftKinds.current);
    leftKinds.current = left;
    form.setValues(fields);
  };

  const questionUpload = useImageUpload('question', (url) =>
    form.setFieldValue('questionImageURL', url),
  );
  const schemeUpload = useImageUpload('markscheme', (url) =>
    form.setFieldValue('markSchemeImageURL', url),
  );
  const isUploading = questionUpload.isUploading || schemeUpload.isUploading;

  const forgetDraft = () => {
    keepDraft.cancel();
    setIsRestored(false);
    questionDraft(draftKey).remove();
  };

  /** Makes these values the saved state. */
  const settle = (values: QuestionValues) => {
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
    leftKinds.current = {};
    forgetDraft();
  };

  /**
   * Records that the sent values are saved. Text typed during the save stays, unsaved and stored on
   * this device; returns false then.
   */
  const settleSent = (sent: QuestionValues): boolean => {
    form.resetDirty(sent);
    if (!isUploading && !form.isDirty()) {
      settle(sent);
      return true;
    }
    form.setInitialValues(sent);
    keepDraft.flush();
    return false;
  };

  /** Moves unsaved input to another key on this device. */
  const moveDraft = (key: string) => {
    forgetDraft();
    if (form.isDirty()) writeDraft(key);
  };

  const hasUnsaved = () => isUploading || form.isDirty();
  useUnsavedGuard(hasUnsaved, forgetDraft);

  const schemeWarnings = useSchemeWarnings(form.values);

  const checkAndSave = async () => {
    // If the checks cannot be loaded, the server validates.
    const checks = await loadChecks().catch(() => null);
    const values = form.getValues();
    const problems = checks?.problemsOf(values) ?? {};
    form.setErrors(problems);
    const wrong = Object.keys(problems);
    const mayBeSaved =
      wrong.length === 0 && (values.kind !== 'text' || (await schemeWarnings.check()));
    if (mayBeSaved) onSave(values);
    else onInvalid();
    focusFirst(wrong.map((path) => form.getInputNode(path)));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSaving && !isUploading) void pressOnce(checkAndSave);
  };

  return {
    form,
    chooseKind,
    submit,
    isSaving,
    isUploading,
    questionUpload,
    schemeUpload,
    schemeWarnings,
    /** True if the form shows an earlier unsaved draft. */
    isRestored,
    startAfresh: () => settle(initialValues),
    settle,
    settleSent,
    moveDraft,
    hasUnsaved,
    /** The first problem with the fields; null if there is none. */
    fieldProblem: Object.values(form.errors)[0] ?? null,
  };
}

/** Focuses the node that comes first on the page. */
function focusFirst(nodes: (HTMLElement | null)[]): void {
  const [first] = nodes
    .filter((node) => node !== null)
    .sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
  first?.focus();
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>;
