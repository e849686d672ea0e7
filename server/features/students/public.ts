export { findStudent } from './find-student.ts';
export { listTopics } from './students-queries.ts';
