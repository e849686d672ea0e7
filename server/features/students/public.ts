export { findStudent } from './find-student.ts';
export { getProfile } from './get-profile.ts';
