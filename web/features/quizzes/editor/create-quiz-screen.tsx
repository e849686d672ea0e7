import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { useQuestionList } from '../../questions/public.ts';
import { QuizEditor } from './quiz-editor.tsx';
import { QuizPreview } from './quiz-preview.tsx';
import { useQuizForm } from './use-quiz-form.ts';

const PREVIEW_PARAMETER = 'preview';

/**
 * Creates a quiz: settings, questions and their order, with a preview (spec section 2,
 * /create-quiz). The preview is in the address, so that Back leads from it to the form.
 */
export function CreateQuizScreen() {
  const quizForm = useQuizForm();
  const list = useQuestionList();
  const [parameters, setParameters] = useSearchParams();
  const { title, quizCode, minutes } = quizForm.form.values;

  if (parameters.has(PREVIEW_PARAMETER) && quizForm.questions.length > 0) {
    return (
      <PageShell
        key="preview"
        title={title.trim() || `Quiz ${quizCode.trim().toUpperCase()}`}
        subtitle="Preview: what your students will see. What you type here is not kept."
        width="narrow"
        actions={
          <Button variant="default" onClick={() => setParameters({}, { replace: true })}>
            Back to editing
          </Button>
        }
      >
        <QuizPreview questions={quizForm.questions} minutes={minutes} />
      </PageShell>
    );
  }
  return (
    <QuizEditor
      quizForm={quizForm}
      list={list}
      onPreview={() => setParameters({ [PREVIEW_PARAMETER]: 'on' })}
    />
  );
}
