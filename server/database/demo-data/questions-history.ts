import type { DemoQuestion } from './demo-types.ts';

const OKAFOR = 'demo-amara-okafor';
const WHITCOMBE = 'demo-joel-whitcombe';

/** History for the demo bank. */
export const historyQuestions: readonly DemoQuestion[] = [
  {
    id: 'demo-hist-norman-castles',
    questionText: 'Explain how castles helped the Normans to keep control of England after 1066.',
    markSchemeAnswer: `any four from:
castles stood on high ground / mottes, so guards could see trouble coming (1)
strong defences let a few soldiers hold out against many (1)
knights were based there and could ride out to put down revolts (1)
castles were built in towns / at river crossings to control trade and travel (1)
their size reminded the English who was in charge / frightened them (1)
so people were less likely to rebel (1)
ignore: descriptions of the parts of a castle`,
    maxMark: 4,
    topic: 'Norman England',
    subject: 'History',
    level: 'GCSE Higher',
    specCode: '3.1.2',
    textBoxSize: 'large',
    teacher: OKAFOR,
  },
  {
    id: 'demo-hist-versailles',
    questionText: 'Explain why many Germans hated the Treaty of Versailles.',
    markSchemeAnswer: `Level 3 (5–6 marks): explains two or more reasons with precise knowledge, and links each to why Germans resented it
Level 2 (3–4 marks): explains one reason with some knowledge, or describes two or more without explaining them
Level 1 (1–2 marks): simple statements about the treaty or about German feelings
0 marks: nothing worth rewarding
Answers may use: war guilt (Article 231), reparations, loss of land and colonies, limits on the armed forces, the 'diktat'`,
    maxMark: 6,
    topic: 'Germany after 1918',
    subject: 'History',
    level: 'GCSE Higher',
    specCode: '3.3.1',
    textBoxSize: 'large',
    teacher: WHITCOMBE,
  },
  {
    id: 'demo-hist-john-snow',
    questionText: 'How did John Snow gather evidence in 1854 that cholera was spread by water?',
    markSchemeAnswer: `he marked deaths on a map / asked where the dead had lived (1)
deaths were clustered around the Broad Street pump (1)
when the handle was taken off the pump, there were few new cases (1)
accept: brewery workers who did not drink from the pump stayed well
do not accept: he saw the germs that cause cholera`,
    maxMark: 3,
    topic: 'Medicine through time',
    subject: 'History',
    level: 'GCSE Foundation',
    specCode: '3.4.3',
    textBoxSize: 'medium',
    teacher: WHITCOMBE,
  },
  {
    id: 'demo-hist-black-death',
    questionText: 'Give two explanations that people in 1348 gave for the Black Death.',
    markSchemeAnswer: `any two from:
punishment from God for sins (1)
bad air / miasma (1)
the position of the planets (1)
an imbalance of the four humours (1)
accept: wells poisoned by outsiders
do not accept: rats, fleas, germs (nobody blamed these at the time)`,
    maxMark: 2,
    topic: 'Medicine through time',
    subject: 'History',
    level: 'GCSE Foundation',
    specCode: '3.4.1',
    textBoxSize: 'small',
    teacher: OKAFOR,
  },
  {
    id: 'demo-hist-suffragettes',
    questionText: 'Describe methods that the suffragettes used to draw attention to their cause.',
    markSchemeAnswer: `any four from:
they smashed windows (1)
for example of shops in London in 1912 (1)
they went on hunger strike in prison (1)
the government answered with force-feeding / the 'Cat and Mouse' Act (1)
they held marches and rallies (1)
for example in Hyde Park in 1908 (1)
they chained themselves to railings (1)
for example in Downing Street (1)
ignore: peaceful letters and petitions of the suffragists`,
    maxMark: 4,
    topic: 'Votes for women',
    subject: 'History',
    level: 'GCSE Higher',
    specCode: '3.2.2',
    textBoxSize: 'large',
    teacher: WHITCOMBE,
  },
];
