/** The sentences of classes. Those of spec sections 4, 5 and 8 stand here word for word. */
export const classesMessages = {
  codeRequired: 'Please enter a teacher code',
  codeInvalid: 'Teacher code is invalid.',
  teacherProfileMissing: 'Teacher profile not found',
  teacherCodeMissing: 'Teacher code not found',
  joined: 'You have joined the class.',
  noStudents: 'No students have joined your class yet.',
  noMatch: 'No students match your search.',
  listFailed: 'Failed to fetch your students. Please try again.',
  removed: 'The student has been removed from your class.',
  removeFailed: 'Failed to remove the student. Please try again.',
  confirmRemove: 'Are you sure you want to remove this student from your class?',
} as const;
