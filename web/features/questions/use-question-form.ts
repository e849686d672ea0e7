import { schemaResolver, useForm } from '@mantine/form';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type QuestionInput,
  questionInputSchema,
  type QuestionValues,
} from '../../../shared/question-content.ts';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts';
import { questionDraft } from './question-draft.ts';
import { useImageUpload } from './use-image-upload.ts';
import { useSchemeWarnings } from './use-scheme-warnings.ts';

interface QuestionFormOptions {
  initialValues: QuestionValues;
  /** Where the unsaved form is kept on this device. */
  draftKey: string;
  onSave: (question: QuestionInput) => void;
  isSaving: boolean;
  /** Called when the form was found wrong before it was sent. */
  onInvalid: () => void;
}

/** So that typing does not write to the disk at every key. */
const DRAFT_PAUSE_MS = 400;
/** Typing without a pause is kept safe all the same. */
const DRAFT_MAX_WAIT_MS = 2_000;

/**
 * State of the question form: fields, the two images, and a draft on this device that survives a
 * reload until the question is saved. While a save or an upload runs, nothing can be saved.
 */
export function useQuestionForm(options: QuestionFormOptions) {
  const { initialValues, draftKey, onSave, isSaving, onInvalid } = options;
  const [draft] = useState(() => questionDraft(draftKey).read());
  const [isRestored, setIsRestored] = useState(draft !== null);

  const form = useForm<QuestionValues>({
    initialValues,
    validate: schemaResolver(questionInputSchema, { sync: true }),
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

  useUnsavedGuard(() => isUploading || form.isDirty(), forgetDraft);

  const schemeWarnings = useSchemeWarnings(form.values);

  const submit = form.onSubmit(
    async (values) => {
      if (isSaving || isUploading) return;
      const isExact = values.kind !== 'text';
      if (isExact || (await schemeWarnings.check())) onSave(questionInputSchema.parse(values));
      else onInvalid();
    },
    (errors) => {
      onInvalid();
      focusFirst(Object.keys(errors).map((path) => form.getInputNode(path)));
    },
  );

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
