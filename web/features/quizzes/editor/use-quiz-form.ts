import { useForm } from '@mantine/form';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, use, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { quizzesMessages } from '../../../../shared/messages/quizzes.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { paths } from '../../../paths.ts';
import { latePart, useWhenBegun } from '../../../late-part.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { usePressOnce } from '../../../ui/buttons/use-press-once.ts';
import { createOnce, isCodeTaken } from './create-once.ts';
import { NEW_QUIZ } from '../code-in-address.ts';
import { findMissingQuestions } from './look-up-questions.ts';
import {
  emptyFields,
  isEmptyDraft,
  lastMinutes,
  type QuizFields,
  quizDraft,
  toQuizInput,
} from './quiz-draft.ts';
import { generateQuizCode } from './generate-quiz-code.ts';
import type { PickedQuestion, QuizDraft } from './quiz-checks.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const loadChecks = latePart(() => import('./quiz-checks.ts'));

/** The order in which spec section 5 names missing fields. */
const checked = ['quizCode', 'questions', 'minutes', 'title', 'subject'];

const isAboutCode = (code: string) => code === 'QUIZ_CODE_TAKEN' || code === 'QUIZ_CODE_OF_DELETED';

const newFields = (userId: string): QuizFields => ({
  ...emptyFields,
  quizCode: generateQuizCode(),
  minutes: lastMinutes(userId).read() ?? '',
});

/** Changes the selected questions, given their current value. */
export type ChangeQuestions = (change: (current: PickedQuestion[]) => PickedQuestion[]) => void;

/**
 * Returns this person's unfinished draft on this device; if there is one, suspends until the code
 * that validates it has loaded.
 */
function useLeftDraft(userId: string): QuizDraft | null {
  const [kept] = useState(() => quizDraft(userId).read());
  const checks = kept === null ? null : use(loadChecks());
  const [draft] = useState(() => checks?.toQuizDraft(kept) ?? null);
  return draft;
}

/** The state of the quiz form, and saving it. Input stays until the quiz is stored. */
export function useQuizForm() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id: userId } = useCurrentUser();
  const restored = useLeftDraft(userId);
  useWhenBegun(loadChecks);
  const pressOnce = usePressOnce();
  const form = useForm<QuizFields>({ initialValues: restored?.fields ?? newFields(userId) });
  // Kept outside the form, which would copy all questions at every key press.
  const [questions, setQuestions] = useState(restored?.questions ?? []);
  const [notice, setNotice] = useState(
    restored && (restored.notice ?? quizzesMessages.draftRestored),
  );
  const draft = { fields: form.values, questions };
  const { forget } = useKeptDraft(userId, draft);

  const { clearFieldError } = form;
  const changeQuestions: ChangeQuestions = useCallback(
    (change) => {
      setQuestions(change);
      clearFieldError('questions');
    },
    [clearFieldError],
  );

  const takeOutMissing = async () => {
    const missing = await findMissingQuestions(questions.map(({ id }) => id));
    changeQuestions((current) => current.filter(({ id }) => !missing.has(id)));
    await queryClient.invalidateQueries({ queryKey: api.questions.key() });
  };

  const create = useMutation({
    mutationFn: (input: ReturnType<typeof toQuizInput>) => createOnce(input, userId),
    onSuccess: async (quiz) => {
      forget();
      lastMinutes(userId).write(form.values.minutes);
      void queryClient.invalidateQueries({ queryKey: api.quizzes.key() });
      await navigate(paths.quizSuccess(quiz.quizCode), { state: NEW_QUIZ });
    },
    onError: (error) => {
      const code = error instanceof ORPCError ? error.code : '';
      if (isAboutCode(code)) {
        form.setFieldError('quizCode', error.message);
        form.getInputNode('quizCode')?.focus();
      } else if (code === 'QUESTION_UNAVAILABLE') void takeOutMissing();
    },
  });

  const checkAndCreate = async () => {
    create.reset();
    // If the checks cannot be loaded, the server validates.
    const checks = await loadChecks().catch(() => null);
    const problems = checks?.problemsOf({ ...form.values, questions }) ?? {};
    form.setErrors(problems);
    const firstWrong = checked.find((path) => path in problems);
    if (firstWrong === undefined) create.mutate(toQuizInput({ fields: form.values, questions }));
    else form.getInputNode(firstWrong)?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!create.isPending) void pressOnce(checkAndCreate);
  };

  const dismissNotice = () => setNotice(null);

  const startOver = () => {
    dismissNotice();
    form.setValues(newFields(userId));
    form.clearErrors();
    create.reset();
    setQuestions([]);
  };

  const firstWrong = checked.find((path) => path in form.errors);
  const failure = create.error && errorSentence(create.error, quizzesMessages.createFailed);
  return {
    form,
    questions,
    changeQuestions,
    submit,
    startOver,
    isSaving: create.isPending,
    /** Explains where the existing questions come from; null once dismissed. */
    notice,
    dismissNotice,
    isEmpty: isEmptyDraft(draft),
    problem: firstWrong === undefined ? failure : form.errors[firstWrong],
    /** The refused code that another quiz has, until the next attempt to create. */
    takenCode: isCodeTaken(create.error) ? create.variables?.quizCode : undefined,
  };
}

export type QuizFormState = ReturnType<typeof useQuizForm>;
export type QuizForm = QuizFormState['form'];
