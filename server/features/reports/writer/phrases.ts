import type { reportTones } from '../../../../shared/contract/reports.ts';
import type { Person } from './person.ts';

type Tone = (typeof reportTones)[number];

/** What the sentences of a report are made from. */
export interface Subject extends Person {
  level: number;
  /** `Secure` and so on (spec section 5). */
  band: string;
  /** `Biology`; empty where it was not entered. */
  subjectName: string;
  /** `Year 10`; empty where it was not entered. */
  className: string;
}

type Phrase = (subject: Subject) => string;
type WithList = (subject: Subject, list: string) => string;

const inSubject = ({ subjectName }: Subject) => (subjectName ? ` in ${subjectName}` : '');
const be = ({ isPlural }: Subject) => (isPlural ? 'are' : 'is');

/** Where the student stands: the one fact that every report has. */
export const levelPhrases: Record<Tone, Phrase[]> = {
  warm: [
    (s) => `${s.name} is working at level ${s.level} (${s.band})${inSubject(s)}.`,
    (s) => `${s.name} is currently at ${s.band} level${inSubject(s)}, level ${s.level} of nine.`,
    (s) =>
      `At the moment ${s.name} is working at level ${s.level}${inSubject(s)}, which is ${s.band}.`,
    (s) => `${s.names} work${inSubject(s)} is at level ${s.level}, in the ${s.band} band.`,
  ],
  plain: [
    (s) => `${s.name} is working at level ${s.level} (${s.band})${inSubject(s)}.`,
    (s) => `${s.names} current level${inSubject(s)} is ${s.level} (${s.band}).`,
    (s) => `${s.name} is at level ${s.level}${inSubject(s)}, which is ${s.band}.`,
    (s) => `Level ${s.level} (${s.band}) is where ${s.name} is working${inSubject(s)}.`,
  ],
  formal: [
    (s) => `${s.names} attainment${inSubject(s)} is at level ${s.level} (${s.band}).`,
    (s) => `${s.name} is attaining at level ${s.level} (${s.band})${inSubject(s)}.`,
    (s) =>
      `The level of attainment that ${s.name} has reached${inSubject(s)} is ${s.level} (${s.band}).`,
    (s) => `${s.name} has been assessed at level ${s.level} (${s.band})${inSubject(s)}.`,
  ],
};

/** What the class has studied. */
export const unitPhrases: ((className: string, when: string, units: string) => string)[] = [
  (className, when, units) => `${when ? `${when}, ` : ''}${className} studied ${units}.`,
  (className, when, units) =>
    `${className} ${when ? `spent ${when.toLowerCase().replace(/^during /u, '')} on` : 'has worked on'} ${units}.`,
  (className, when, units) =>
    `The work of ${className}${when ? ` ${when.charAt(0).toLowerCase()}${when.slice(1)}` : ''} covered ${units}.`,
];

/** Things that are strengths: `practical work and balancing equations`. */
export const strengthThings: Record<Tone, WithList[]> = {
  warm: [
    (s, list) => `Particular strengths are ${list}, and ${s.name} can be proud of this.`,
    (s, list) => `${s.name} has done well in these areas: ${list}.`,
    (_, list) => `It is good to see real strengths here: ${list}.`,
    (s, list) => `Among ${s.names} strengths ${/ and /u.test(list) ? 'are' : 'is'} ${list}.`,
  ],
  plain: [
    (s, list) => `${s.names} strengths include ${list}.`,
    (_, list) => `Strengths: ${list}.`,
    (s, list) => `${s.name} does well in these areas: ${list}.`,
    (s, list) => `What is going well for ${s.name}: ${list}.`,
  ],
  formal: [
    (s, list) => `${s.names} strengths include ${list}.`,
    (s, list) => `Areas in which ${s.name} performs well include ${list}.`,
    (_, list) => `Notable strengths include ${list}.`,
    (s, list) => `${s.name} has shown strength in the following: ${list}.`,
  ],
};

/** What the student is: `confident with graphs and kind`. */
export const strengthQualities: WithList[] = [
  (s, list) => `${s.Subject} ${be(s)} ${list}.`,
  (s, list) => `In class ${s.subject} ${be(s)} ${list}.`,
  (s, list) => `As a learner ${s.subject} ${be(s)} ${list}.`,
];

/** What the student does, conjugated: `asks good questions`. */
export const strengthActions: WithList[] = [
  (s, list) => `${s.Subject} ${list}.`,
  (s, list) => `In lessons ${s.subject} ${list}.`,
  (s, list) => `It is to ${s.names} credit that ${s.subject} ${list}.`,
];

/** What the student should do, in the base form: `show working and revise`. */
export const targetActions: Record<Tone, WithList[]> = {
  warm: [
    (s, list) => `To move on from here, ${s.name} should ${list}.`,
    (s, list) => `A good next step for ${s.name} is to ${list}.`,
    (s, list) => `What will help ${s.name} most now is to ${list}.`,
    (s, list) => `To do even better, ${s.subject} should ${list}.`,
  ],
  plain: [
    (s, list) => `To improve, ${s.name} should ${list}.`,
    (s, list) => `${s.names} next step is to ${list}.`,
    (s, list) => `${s.Subject} should now ${list}.`,
    (s, list) => `The target for ${s.name} is to ${list}.`,
  ],
  formal: [
    (s, list) => `In order to make further progress, ${s.name} should ${list}.`,
    (s, list) => `It is recommended that ${s.name} should ${list}.`,
    (s, list) => `${s.names} target is to ${list}.`,
    (s, list) => `To raise ${s.possessive} attainment, ${s.name} should ${list}.`,
  ],
};

/** Things to work on: `fractions and spelling`. */
export const targetThings: WithList[] = [
  (s, list) => `${s.names} focus should now be on ${list}.`,
  (s, list) => `The area for ${s.name} to work on is ${list}.`,
  (s, list) => `${s.Subject} should give attention to ${list}.`,
  (s, list) => `More work on ${list} would help ${s.name}.`,
];

/** What the student should become: `more confident`. */
export const targetQualities: WithList[] = [
  (s, list) => `${s.Subject} should aim to be ${list}.`,
  (s, list) => `The aim for ${s.name} is to be ${list}.`,
  (s, list) => `It would help ${s.name} to be ${list}.`,
];

/** What the student does and should not, conjugated: `rushes answers`. */
export const problemActions: WithList[] = [
  (s, list) => `At present ${s.subject} ${list}, and this is something to work on.`,
  (s, list) => `One thing to change: ${s.name} ${list.replace(/^(?:they )/u, '')}.`,
  (s, list) => `The point to work on is that ${s.subject} ${list}.`,
];

/** Ends a longer report without adding a fact. */
export const closingPhrases: Record<Tone, Phrase[]> = {
  warm: [
    (s) => `With these steps in mind, ${s.name} has a clear way forward.`,
    (s) => `I look forward to seeing ${s.names} next steps${inSubject(s)}.`,
    (s) => `Keep going, ${s.name}.`,
    (s) => `I hope that ${s.name} will enjoy taking these next steps.`,
  ],
  plain: [
    (s) => `These are the points for ${s.name} to keep in mind${inSubject(s)}.`,
    (s) => `That is the way forward for ${s.name}${inSubject(s)}.`,
    (s) => `${s.name} should keep these points in view next term.`,
  ],
  formal: [
    (s) => `These points should guide ${s.names} work${inSubject(s)} from here.`,
    (s) => `${s.name} is encouraged to act on these points.`,
    (s) => `Attention to these points will support ${s.names} progress${inSubject(s)}.`,
  ],
};
