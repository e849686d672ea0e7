import { answerFieldId } from '../answer-sync/use-answer-sync.ts';

/** Scrolls to the question and focuses its answer, so that the next key press goes there. */
export function goToQuestion(questionId: string): void {
  const field = document.getElementById(answerFieldId(questionId));
  const card = document.getElementById(`title-${questionId}`)?.closest('section');
  card?.scrollIntoView({ block: 'start' });
  field?.focus({ preventScroll: true });
}

/** Scrolls to the question without opening a phone's keyboard, by focusing its title. */
export function turnToQuestion(questionId: string): void {
  const title = document.getElementById(`title-${questionId}`);
  if (!title) return;
  title.tabIndex = -1;
  title.closest('section')?.scrollIntoView({ block: 'start' });
  title.focus({ preventScroll: true });
}
