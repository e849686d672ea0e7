/** The people of the demo school that the tests need. */
export const people = {
  teacher: { email: 'teacher@greenpen.example', name: 'Ms Amara Okafor' },
  student: { email: 'student@greenpen.example', name: 'Maya Patel' },
  /** Has 25 % extra time. */
  studentWithExtraTime: { email: 'z.nowicka@greenpen.example', name: 'Zofia Nowicka' },
  /** Took DEMO02 and DEMO03, and what tests have this student take. */
  idleStudent: { email: 's.prosser@greenpen.example', name: 'Siân Prosser' },
  /** Has never taken a quiz, and takes none in any test. */
  newStudent: { email: 'l.castellan@greenpen.example', name: 'Leo Castellan' },
  admin: { email: 'admin@greenpen.example', name: 'Ruth Ellery' },
} as const;

export interface Person {
  email: string;
  /** Set for people outside the demo school. */
  password?: string;
}

/** The password of everyone in the demo school. */
export const DEMO_PASSWORD = 'greenpen-demo';
