import { Button, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PageShell } from '../../ui/page-shell.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';
import { useQuestionList } from './use-question-list.ts';

/** The Question Manager: add questions, and find those of the bank (spec section 2). */
export function QuestionManagerScreen() {
  const list = useQuestionList();
  return (
    <PageShell
      title="Question Manager"
      subtitle="Questions and mark schemes, shared by all teachers of your school."
      width="wide"
      actions={
        <Button component={Link} to={paths.dashboard} variant="default">
          Back to Dashboard
        </Button>
      }
    >
      <QuestionForm subjects={list.query.data?.subjects ?? []} />
      <Title order={2} mt="xl" mb="md">
        Question bank
      </Title>
      <QuestionFilters list={list} />
      <QuestionList list={list} />
    </PageShell>
  );
}
