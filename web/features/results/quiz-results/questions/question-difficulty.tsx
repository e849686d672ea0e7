import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import type { NumberedQuestion } from './numbered-question.ts';
import { questionColumns } from './question-columns.tsx';

interface QuestionDifficultyProps {
  questions: readonly NumberedQuestion[];
}

/** The difficulty of each question, and how well it distinguished between students. */
export function QuestionDifficulty({ questions }: QuestionDifficultyProps) {
  return (
    <Section id="difficulty" title="Question Difficulty Analysis">
      <DataTable
        caption="Question Difficulty Analysis"
        columns={questionColumns}
        rows={questions}
        rowKey={({ questionId }) => questionId}
        initialSort={{ key: 'number' }}
      />
    </Section>
  );
}
