/** The people of the demo school, as far as the tests need them. */
export const people = {
  teacher: { email: 'teacher@greenpen.example', name: 'Ms Amara Okafor' },
  student: { email: 'student@greenpen.example', name: 'Maya Patel' },
  /** Has 25 % extra time. */
  studentWithExtraTime: { email: 'z.nowicka@greenpen.example', name: 'Zofia Nowicka' },
  /** Sat DEMO02 and DEMO03, and what tests have this student sit. */
  idleStudent: { email: 's.prosser@greenpen.example', name: 'Siân Prosser' },
  /** Has never sat a quiz, and sits none in any test. */
  newStudent: { email: 'l.castellan@greenpen.example', name: 'Leo Castellan' },
  admin: { email: 'admin@greenpen.example', name: 'Ruth Ellery' },
} as const;

export interface Person {
  email: string;
  /** Of somebody who is not of the demo school. */
  password?: string;
}

/** The password of everyone in the demo school. */
export const DEMO_PASSWORD = 'greenpen-demo';
