import { useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { type SubmitEvent, use, useEffect, useEffectEvent, useState } from 'react';
import type { QuestionInput } from '../../../shared/contract/question-content.ts';
import type { QuestionValues } from '../../../shared/question-content.ts';
import { latePart, useWhenBegun } from '../../late-part.ts';
import { usePressOnce } from '../../ui/use-press-once.ts';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts';
import { questionDraft } from './question-draft.ts';
import { useImageUpload } from './use-image-upload.ts';
import { useSchemeWarnings } from './use-scheme-warnings.ts';

interface QuestionFormOptions {
  initialValues: QuestionValues;
  /** Where the unsaved form is kept on this device. */
  draftKey: string;
  onSave: (values: QuestionValues) => void;
  isSaving: boolean;
  /** Called when the form was found wrong before it was sent. */
  onInvalid: () => void;
}

/** So that typing does not write to the disk at every key. */
const DRAFT_PAUSE_MS = 400;
/** Typing without a pause is kept safe all the same. */
const DRAFT_MAX_WAIT_MS = 2_000;

const loadChecks = latePart(() => import('./question-checks.ts'));

/** A missing Max Mark is no 0, which could be saved where nothing checks the form before the server. */
export const toInput = ({ maxMark, ...rest }: QuestionValues): QuestionInput => ({
  ...rest,
  maxMark: maxMark === '' ? Number.NaN : maxMark,
});

/** What was left unsaved under this key; waits for what reads it, where there is any. */
function useLeftDraft(draftKey: string): QuestionValues | null {
  const [kept] = useState(() => questionDraft(draftKey).read());
  const checks = kept === null ? null : use(loadChecks());
  const [draft] = useState(() => checks?.toDraft(kept) ?? null);
  return draft;
}

/**
 * State of the question form: fields, the two images, and a draft on this device that survives a
 * reload until the question is saved. While a save or an upload runs, nothing can be saved.
 */
export function useQuestionForm(options: QuestionFormOptions) {
  const { initialValues, draftKey, onSave, isSaving, onInvalid } = options;
  const draft = useLeftDraft(draftKey);
  useWhenBegun(loadChecks);
  const pressOnce = usePressOnce();
  const [isRestored, setIsRestored] = useState(draft !== null);

  const form = useForm<QuestionValues>({
    initialValues,
    onValuesChange: () => keepDraft(),
  });

  const keepDraft = useDebouncedCallback(
    () => {
      if (form.isDirty()) questionDraft(draftKey).write(form.getValues());
    },
    { delay: DRAFT_PAUSE_MS, maxWait: DRAFT_MAX_WAIT_MS },
  );

  // What was typed within the last moment would be lost with the page.
  useWindowEvent('beforeunload', () => keepDraft.flush());
  useWindowEvent('pagehide', () => keepDraft.flush());

  const restoreDraft = useEffectEvent(() => {
    if (draft) form.setValues(draft);
  });
  useEffect(() => restoreDraft(), []);

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

  /** Makes these values the ones that are saved. */
  const settle = (values: QuestionValues) => {
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
    forgetDraft();
  };

  /**
   * The values that were sent are saved. What was typed while they were on their way stays, unsaved
   * and kept on this device: then this says false.
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

  /** Keeps what is unsaved under another key of this device. */
  const moveDraft = (key: string) => {
    forgetDraft();
    if (form.isDirty()) questionDraft(key).write(form.getValues());
  };

  const hasUnsaved = () => isUploading || form.isDirty();
  useUnsavedGuard(hasUnsaved, forgetDraft);

  const schemeWarnings = useSchemeWarnings(form.values);

  const checkAndSave = async () => {
    // Where the checks cannot be had, the server judges.
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
    submit,
    isSaving,
    isUploading,
    questionUpload,
    schemeUpload,
    schemeWarnings,
    /** Whether the form shows what was left unsaved some time ago. */
    isRestored,
    startAfresh: () => settle(initialValues),
    settle,
    settleSent,
    moveDraft,
    hasUnsaved,
    /** What is wrong with the fields: the first sentence, or nothing. */
    fieldProblem: Object.values(form.errors)[0] ?? null,
  };
}

/** Focuses the one that stands first on the page. */
function focusFirst(nodes: (HTMLElement | null)[]): void {
  const [first] = nodes
    .filter((node) => node !== null)
    .sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
  first?.focus();
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>;
