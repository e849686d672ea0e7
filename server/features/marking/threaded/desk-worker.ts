export { describeScheme } from '../schemes/describe-scheme.ts';
export { findUnmarkable } from '../schemes/find-unmarkable.ts';
export { placeSchemeLine } from '../teaching/place-scheme-line.ts';
export { readPoints } from '../sampling/read-points.ts';
export { orderAnswers } from '../desk/order-answers.ts';
