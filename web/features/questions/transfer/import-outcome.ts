import type { ImportedItem } from '../../../../shared/contract/question-transfer.ts';
import { counted, inDigits } from '../../../../shared/counted.ts';

/** The outcome of a file's import, or of its dry run. */
export interface ImportReport {
  questions: readonly ImportedItem[];
  /** Quizzes; only files of the legacy system have them. */
  quizzes: readonly ImportedItem[];
  /** Further remarks for the teacher, in sentences. */
  notices: readonly string[];
}

const outcomeNames = {
  ready: 'ready',
  invalid: 'in need of attention',
  duplicate: 'known already',
  unsupported: 'not supported',
} as const satisfies Record<ImportedItem['outcome'], string>;

/** Counts the items of a report with this outcome. */
export function countOutcome(
  { questions, quizzes }: ImportReport,
  outcome: ImportedItem['outcome'],
): number {
  return [...questions, ...quizzes].filter((item) => item.outcome === outcome).length;
}

/** Summarises items by outcome: "12 ready, 1 in need of attention". */
export function outcomeSummary(items: readonly ImportedItem[]): string {
  return Object.entries(outcomeNames)
    .map(([outcome, name]) => ({
      name,
      count: items.filter((item) => item.outcome === outcome).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${inDigits(count)} ${name}`)
    .join(', ');
}

/** Formats an amount: "12 questions and 1 quiz". */
export function importedAmount(questions: number, quizzes: number): string {
  const ofQuestions = counted(questions, 'question');
  return quizzes === 0 ? ofQuestions : `${ofQuestions} and ${counted(quizzes, 'quiz', 'quizzes')}`;
}
