export { describeScheme } from '../describe-scheme.ts';
export { findUnmarkable } from '../find-unmarkable.ts';
export { orderAnswers } from '../order-answers.ts';
