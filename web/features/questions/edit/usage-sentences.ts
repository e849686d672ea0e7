import { hasOptions, type QuestionKind } from '../../../../shared/choice-question.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import {
  questionFieldNames,
  type QuestionContent,
  type QuestionField,
} from '../../../../shared/question-content.ts';
import { counted } from '../../../../shared/counted.ts';

interface Used {
  kind: QuestionKind;
  usage: { quizzes: number; answers: number };
}

/**
 * Returns what a teacher should know before changing a question that is in use; empty if it is not.
 */
export function usageSentences({ kind, usage: { quizzes, answers } }: Used): string[] {
  const sentences: string[] = [];
  if (quizzes > 0) {
    sentences.push(
      `This question is in ${counted(quizzes, 'quiz', 'quizzes')}, which will show your changes.`,
    );
  }
  if (answers > 0) {
    sentences.push(
      `Students have given ${counted(answers, 'answer')} to it. Your change is recorded, and their marks stay as they are. The marks it affects are flagged for checking.`,
    );
    if (hasOptions(kind)) sentences.push(questionsMessages.chosenStay);
  }
  return sentences;
}

/** Returns the fields in which two versions of a question differ. */
export function changedFields(before: QuestionContent, after: QuestionContent): QuestionField[] {
  return questionFieldNames.filter((field) => before[field] !== after[field]);
}
