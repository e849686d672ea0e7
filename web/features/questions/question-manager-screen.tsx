import { Button } from '@mantine/core';
import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { pageHeads } from '../../page-heads.ts';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { QuestionBank } from './bank/question-bank.tsx';
import { QuestionForm } from './form/question-form.tsx';
import { useAddQuestion } from './use-add-question.ts';
import { useQuestionList } from './bank/use-question-list.ts';

/** The Question Manager: adds questions and searches the bank (spec section 2). */
export function QuestionManagerScreen() {
  const list = useQuestionList();
  const state = useAddQuestion();
  return (
    <PageShell
      {...pageHeads['/create-questions']}
      actions={
        <>
          <Button component="a" href="#question-bank" variant="default">
            Go to the question bank
          </Button>
          <BackToDashboard />
        </>
      }
    >
      <QuestionForm
        name="Add question"
        submitLabel="Add Question"
        state={state}
        subjects={list.query.data?.subjects ?? []}
      />
      <QuestionBank list={list} />
    </PageShell>
  );
}
