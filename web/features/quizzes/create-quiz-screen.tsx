import { Button, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { useQuestionList } from '../questions/use-question-list.ts';
import classes from './create-quiz.module.css';
import { QuestionPicker } from './question-picker.tsx';
import { QuizSettings } from './quiz-settings.tsx';
import { SelectedQuestions } from './selected-questions.tsx';
import { useQuizForm } from './use-quiz-form.ts';

const FORM_ID = 'quiz-form';

/** Settings, questions and their order, Create Quiz (spec section 2, /create-quiz). */
export function CreateQuizScreen() {
  const { form, submit, isSaving, problem } = useQuizForm();
  const list = useQuestionList();
  const { questions } = form.values;
  const setQuestions = (next: typeof questions) => form.setFieldValue('questions', next);

  return (
    <PageShell
      title="Create Quiz"
      subtitle="Choose questions, put them in order, and share the code with your students."
      width="wide"
      actions={
        <Button component={Link} to={paths.dashboard} variant="default">
          Back to Dashboard
        </Button>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate aria-label="Quiz settings">
        <QuizSettings form={form} subjects={list.query.data?.subjects ?? []} />
      </form>
      <div className={classes.desk}>
        <section>
          <Title order={2} mb="md">
            Question bank
          </Title>
          <QuestionPicker list={list} selected={questions} onChange={setQuestions} />
        </section>
        <section className={classes.basket}>
          <Title order={2} mb={4}>
            Selected questions
          </Title>
          <SelectedQuestions questions={questions} onChange={setQuestions} />
          <FormProblem message={problem} />
          <Button type="submit" form={FORM_ID} size="md" loading={isSaving}>
            Create Quiz
          </Button>
        </section>
      </div>
    </PageShell>
  );
}
