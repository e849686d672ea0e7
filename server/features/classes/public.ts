export { className, findClass } from './classes-queries.ts';
export { classAsOwned } from './present-class.ts';
export { createClass } from './create-class.ts';
export { deleteMembers, insertMembers } from './members-queries.ts';
export { upsertTeacher } from './classes-queries.ts';
export { workOnRoster } from './roster/roster-work.ts';
export { deleteOldRosterWork } from './roster/roster-work-queries.ts';
