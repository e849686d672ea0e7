import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import type { NumberedQuestion } from './numbered-question.ts';
import { questionColumns } from './question-columns.tsx';

interface QuestionDifficultyProps {
  questions: readonly NumberedQuestion[];
}

/** How hard each question was, and how well it told students apart. */
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
