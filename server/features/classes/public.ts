export { className, findClass } from './classes-queries.ts';
export { classAsOwned } from './present-class.ts';
