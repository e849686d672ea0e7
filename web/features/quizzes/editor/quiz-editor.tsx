import { Button, Title } from '@mantine/core';
import { IconEye } from '../../../icons/eye.ts';
import { quizzesMessages } from '../../../../shared/messages/quizzes.ts';
import { BackToDashboard } from '../../../ui/page/back-to-dashboard.tsx';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { paths } from '../../../paths.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { type QuestionListState } from '../../questions/public.ts';
import classes from './create-quiz.module.css';
import { OwnQuizOfCode } from './own-quiz-of-code.tsx';
import { QuestionPicker } from './question-picker.tsx';
import { QuizSettings } from './quiz-settings.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { counted } from '../../../../shared/counted.ts';
import { SelectedQuestions } from './selected-questions.tsx';
import { UnmarkableQuestions } from './unmarkable-questions.tsx';
import type { QuizFormState } from './use-quiz-form.ts';

const FORM_ID = 'quiz-form';
const BASKET_ID = 'selected-questions';

interface QuizEditorProps {
  quizForm: QuizFormState;
  list: QuestionListState;
  onPreview: () => void;
}

/** The editor of a quiz: settings, question bank, and the selected questions. */
export function QuizEditor({ quizForm, list, onPreview }: QuizEditorProps) {
  const { form, questions, changeQuestions, submit, startOver, isSaving } = quizForm;
  const { problem, takenCode } = quizForm;

  const askToStartOver = async () => {
    const isConfirmed = await confirm({
      title: 'Start over?',
      message: quizzesMessages.confirmStartOver,
      confirmLabel: 'Start over',
      isDestructive: true,
    });
    if (isConfirmed) startOver();
  };

  return (
    <PageShell
      key="editor"
      title="Create Quiz"
      parent={{ label: 'Quizzes', path: paths.viewQuizzes }}
      subtitle="Choose questions, put them in order, and share the code with your students."
      actions={
        <>
          {!quizForm.isEmpty && (
            <Button variant="subtle" onClick={() => void askToStartOver()}>
              Start over
            </Button>
          )}
          <BackToDashboard />
        </>
      }
    >
      {quizForm.notice !== null && (
        <RestoredNotice sentence={quizForm.notice} onDismiss={quizForm.dismissNotice} />
      )}
      <form id={FORM_ID} onSubmit={submit} noValidate aria-label="Quiz settings">
        <QuizSettings form={form} subjects={list.query.data?.subjects ?? []} />
      </form>
      <div className={classes.desk}>
        <section>
          <Title order={2} mb="md">
            Question bank
          </Title>
          <QuestionPicker list={list} selected={questions} onChange={changeQuestions} />
          {questions.length > 0 && (
            <div className={classes.tally}>
              <span>{counted(questions.length, 'question')} selected</span>
              <Button component="a" href={`#${BASKET_ID}`} variant="default" size="sm">
                Order and create
              </Button>
            </div>
          )}
        </section>
        <Panel
          component="section"
          id={BASKET_ID}
          tabIndex={-1}
          className={classes.basket}
          aria-label="Selected questions"
        >
          <Title order={2}>Selected questions</Title>
          <SelectedQuestions questions={questions} onChange={changeQuestions} />
          <UnmarkableQuestions questions={questions} />
          <FormProblem message={problem} />
          {takenCode !== undefined && <OwnQuizOfCode quizCode={takenCode} />}
          <div className={classes.basketActions}>
            <Button
              variant="default"
              size="md"
              leftSection={<IconEye size={18} aria-hidden />}
              disabled={questions.length === 0}
              onClick={onPreview}
            >
              Preview
            </Button>
            <Button type="submit" form={FORM_ID} size="md" loading={isSaving}>
              Create Quiz
            </Button>
          </div>
        </Panel>
      </div>
    </PageShell>
  );
}
