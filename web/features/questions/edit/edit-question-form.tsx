import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { NewerQuestion } from './newer-question.tsx';
import { QuestionForm } from '../form/question-form.tsx';
import { QuestionUsage, type UsedQuestion } from './question-usage.tsx';
import { useEditQuestion } from './use-edit-question.ts';

interface EditQuestionFormProps {
  question: UsedQuestion;
  goBack: () => void;
}

/** The form for an existing question, with the places where it is used. */
export function EditQuestionForm({ question, goBack }: EditQuestionFormProps) {
  const state = useEditQuestion(question, goBack);
  const subjects = useQuery(
    api.questions.list.queryOptions({
      input: { pageSize: 1 },
      select: (answer) => answer.subjects,
    }),
  );
  const { base, newer, takeNewer } = state;
  const problem = newer ? (
    <NewerQuestion before={base} newer={newer} onTake={takeNewer} />
  ) : (
    state.problem
  );
  return (
    <>
      <QuestionUsage question={question} />
      <QuestionForm
        name="Edit question"
        submitLabel="Save Changes"
        state={{ ...state, problem }}
        subjects={subjects.data ?? []}
      />
    </>
  );
}
