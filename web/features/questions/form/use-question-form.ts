import type { SubmitEvent } from 'react';
import type { QuestionInput } from '../../../../shared/contract/question-content.ts';
import type { QuestionValues } from '../../../../shared/question-content.ts';
import { useWhenBegun } from '../../../late-part.ts';
import { usePressOnce } from '../../../ui/buttons/use-press-once.ts';
import { useUnsavedGuard } from '../../../ui/dialogs/use-unsaved-guard.ts';
import { loadChecks, useDraftedFields } from './use-drafted-fields.ts';
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

/**
 * Converts the form's values to the call's input. A missing Max Mark becomes NaN, not 0, because 0
 * could be saved if the checks have not loaded.
 */
export const toInput = ({ maxMark, ...rest }: QuestionValues): QuestionInput => ({
  ...rest,
  maxMark: maxMark === '' ? Number.NaN : maxMark,
});

/**
 * The state of the question form: fields, the two images, and a draft on this device that survives
 * a reload until the question is saved. During a save or an upload, the form cannot be saved.
 */
export function useQuestionForm(options: QuestionFormOptions) {
  const { initialValues, draftKey, onSave, isSaving, onInvalid } = options;
  const fields = useDraftedFields({ initialValues, draftKey });
  const { form, settle } = fields;
  useWhenBegun(loadChecks);
  const pressOnce = usePressOnce();

  const questionUpload = useImageUpload('question', (url) =>
    form.setFieldValue('questionImageURL', url),
  );
  const schemeUpload = useImageUpload('markscheme', (url) =>
    form.setFieldValue('markSchemeImageURL', url),
  );
  const isUploading = questionUpload.isUploading || schemeUpload.isUploading;

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
    fields.keepDraftNow();
    return false;
  };

  const hasUnsaved = () => isUploading || form.isDirty();
  useUnsavedGuard(hasUnsaved, fields.forgetDraft);

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
    chooseKind: fields.chooseKind,
    submit,
    isSaving,
    isUploading,
    questionUpload,
    schemeUpload,
    schemeWarnings,
    /** True if the form shows an earlier unsaved draft. */
    isRestored: fields.isRestored,
    startAfresh: () => settle(initialValues),
    settle,
    settleSent,
    moveDraft: fields.moveDraft,
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
