export { classIn, useClassInAddress, withClass } from './class-in-address.ts';
export { draftFromQuestions } from './editor/draft-from-questions.ts';
export { isNoQuiz } from './is-no-quiz.ts';
export { NoSuchQuiz } from './no-such-quiz.tsx';
export { QuizCodeCard } from './code/quiz-code-card.tsx';
export { quizDraft } from './editor/quiz-draft.ts';
export { inMinutes } from './format-quiz.ts';
export { useLockQuiz } from './use-lock-quiz.ts';
