import type { DemoPerson } from './demo-types.ts';

/** Teacher code of the demo teacher, fixed so that guides can print it (rule: spec section 3). */
export const OKAFOR_CODE = 'AI-OKAFOR-7QK';

/** Teacher code of the second teacher (rule: spec section 3). */
export const WHITCOMBE_CODE = 'AI-WHITCOMBE-M4D';

const admin: DemoPerson = {
  key: 'demo-ruth-ellery',
  username: 'Ruth Ellery',
  displayName: 'Ruth Ellery',
  email: 'admin@greenpen.example',
  role: 'admin',
  extraTimePercentage: 0,
  teacherCode: null,
  classes: [],
};

/** The demo teacher comes first: she set all three quizzes. */
export const demoTeachers: readonly DemoPerson[] = [
  {
    key: 'demo-amara-okafor',
    username: 'Okafor Amara',
    displayName: 'Ms Amara Okafor',
    email: 'teacher@greenpen.example',
    role: 'teacher',
    extraTimePercentage: 0,
    teacherCode: OKAFOR_CODE,
    classes: [],
  },
  {
    key: 'demo-joel-whitcombe',
    username: 'Whitcombe Joel',
    displayName: 'Mr Joel Whitcombe',
    email: 'j.whitcombe@greenpen.example',
    role: 'teacher',
    extraTimePercentage: 0,
    teacherCode: WHITCOMBE_CODE,
    classes: [],
  },
];

function student(
  key: string,
  name: string,
  email: string,
  classes: readonly string[],
  extraTimePercentage = 0,
): DemoPerson {
  return {
    key,
    username: name,
    displayName: name,
    email: `${email}@greenpen.example`,
    role: 'student',
    extraTimePercentage,
    teacherCode: null,
    classes,
  };
}

const BOTH = [OKAFOR_CODE, WHITCOMBE_CODE];
const OKAFOR = [OKAFOR_CODE];
const WHITCOMBE = [WHITCOMBE_CODE];

/** The demo student, then the rest of Okafor's class, then those taught only by Whitcombe. */
export const demoStudents: readonly DemoPerson[] = [
  student('demo-maya-patel', 'Maya Patel', 'student', OKAFOR),
  student('demo-oliver-hargreave', 'Oliver Hargreave', 'o.hargreave', OKAFOR),
  student('demo-aisha-rahman', 'Aisha Rahman', 'a.rahman', OKAFOR),
  student('demo-callum-mcbride', 'Callum McBride', 'c.mcbride', OKAFOR),
  student('demo-chloe-pemberton', 'Chloe Pemberton', 'c.pemberton', OKAFOR),
  student('demo-kwame-boateng', 'Kwame Boateng', 'k.boateng', BOTH),
  student('demo-zofia-nowicka', 'Zofia Nowicka', 'z.nowicka', OKAFOR, 25),
  student('demo-tyler-brockwell', 'Tyler Brockwell', 't.brockwell', OKAFOR),
  student('demo-hannah-goldberg', 'Hannah Goldberg', 'h.goldberg', OKAFOR),
  student('demo-rhys-llewellyn', 'Rhys Llewellyn', 'r.llewellyn', BOTH),
  student('demo-fatima-al-sayed', 'Fatima Al-Sayed', 'f.alsayed', OKAFOR),
  student('demo-jayden-clarke', 'Jayden Clarke', 'j.clarke', OKAFOR),
  student('demo-niamh-odowd', "Niamh O'Dowd", 'n.odowd', OKAFOR, 25),
  student('demo-wei-ling-tan', 'Wei-Ling Tan', 'w.tan', OKAFOR),
  student('demo-ethan-throssell', 'Ethan Throssell', 'e.throssell', OKAFOR, 50),
  student('demo-sian-prosser', 'Siân Prosser', 's.prosser', OKAFOR),
  student('demo-george-attwater', 'George Attwater', 'g.attwater', WHITCOMBE),
  student('demo-imani-adeyemi', 'Imani Adeyemi', 'i.adeyemi', WHITCOMBE),
  student('demo-leo-castellan', 'Leo Castellan', 'l.castellan', WHITCOMBE),
  student('demo-poppy-fairclough', 'Poppy Fairclough', 'p.fairclough', WHITCOMBE),
  student('demo-harjit-dhaliwal', 'Harjit Dhaliwal', 'h.dhaliwal', WHITCOMBE),
  student('demo-yusuf-demir', 'Yusuf Demir', 'y.demir', WHITCOMBE),
  student('demo-freya-moorcroft', 'Freya Moorcroft', 'f.moorcroft', WHITCOMBE),
  student('demo-dominic-achebe', 'Dominic Achebe', 'd.achebe', WHITCOMBE),
];

/** Everyone in the demo school: one admin, two teachers, 24 students. */
export const demoPeople: readonly DemoPerson[] = [admin, ...demoTeachers, ...demoStudents];
