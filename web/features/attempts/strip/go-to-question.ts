import { answerFieldId } from '../answer-sync/use-answer-sync.ts';

/** Leads to the question; its answer gets the focus, as a keyboard's next key is meant for it. */
export function goToQuestion(questionId: string): void {
  const field = document.getElementById(answerFieldId(questionId));
  const card = document.getElementById(`title-${questionId}`)?.closest('section');
  card?.scrollIntoView({ block: 'start' });
  field?.focus({ preventScroll: true });
}

/** Leads to the question without opening a phone's keyboard: its title gets the focus. */
export function turnToQuestion(questionId: string): void {
  const title = document.getElementById(`title-${questionId}`);
  if (!title) return;
  title.tabIndex = -1;
  title.closest('section')?.scrollIntoView({ block: 'start' });
  title.focus({ preventScroll: true });
}
