import type { DemoQuestion } from './demo-types.ts';

const OKAFOR = 'demo-amara-okafor';
const WHITCOMBE = 'demo-joel-whitcombe';

/** Geography for the demo bank. */
export const geographyQuestions: readonly DemoQuestion[] = [
  {
    id: 'demo-geo-river-erosion',
    questionText: 'Name two processes by which a river erodes.',
    markSchemeAnswer: `any two from:
hydraulic action (1)
abrasion / corrasion (1)
attrition (1)
solution / corrosion (1)
do not accept: traction, saltation, suspension
do not accept: deposition, weathering`,
    maxMark: 2,
    topic: 'Rivers',
    subject: 'Geography',
    level: 'GCSE Foundation',
    specCode: '1.3.2',
    textBoxSize: 'small',
    teacher: OKAFOR,
  },
  {
    id: 'demo-geo-oxbow-lake',
    questionText: 'Explain how an ox-bow lake is formed from a meander.',
    markSchemeAnswer: `erosion on the outside of the bend (where the water flows fastest) (1)
the neck of the meander becomes narrower (1)
the river breaks through the neck / takes the shorter, straighter way, often in a flood (1)
deposition seals off the old bend (1)
accept: silt or sediment blocks the ends of the old bend
do not accept: erosion on the inside of the bend`,
    maxMark: 4,
    topic: 'Rivers',
    subject: 'Geography',
    level: 'GCSE Higher',
    specCode: '1.3.3',
    textBoxSize: 'large',
    teacher: OKAFOR,
  },
  {
    id: 'demo-geo-discharge',
    questionText: "What is meant by a river's discharge?",
    markSchemeAnswer: `the volume of water that passes a point in a given time (1)
accept: cubic metres of water per second / cumecs
do not accept: the speed of the water`,
    maxMark: 1,
    topic: 'Rivers',
    subject: 'Geography',
    level: 'GCSE Foundation',
    specCode: '1.3.1',
    textBoxSize: 'small',
    teacher: WHITCOMBE,
  },
  {
    id: 'demo-geo-urban-growth',
    questionText:
      'Suggest reasons why many people move from the countryside to cities in lower income countries.',
    markSchemeAnswer: `any four from:
more jobs / better pay in cities (1)
better schools / education in cities (1)
better health care / hospitals in cities (1)
drought / crop failure in the countryside (1)
farm machines replace workers / too little land to farm (1)
conflict / natural hazards in the countryside (1)
accept: family or friends already live in the city
ignore: 'better life' without detail`,
    maxMark: 4,
    topic: 'Urban issues',
    subject: 'Geography',
    level: 'GCSE Foundation',
    specCode: '2.1.1',
    textBoxSize: 'large',
    teacher: WHITCOMBE,
  },
  {
    id: 'demo-geo-earthquake-planning',
    questionText: 'Explain how planning can reduce the effects of an earthquake.',
    markSchemeAnswer: `any four from:
buildings are strengthened / have shock absorbers (1)
so they are less likely to collapse on people (1)
people practise earthquake drills (1)
so they know how to shelter and fewer are hurt (1)
emergency supplies are stored / emergency services are trained (1)
so survivors get food, water or help sooner (1)
do not accept: earthquakes are prevented`,
    maxMark: 4,
    topic: 'Natural hazards',
    subject: 'Geography',
    level: 'GCSE Higher',
    specCode: '1.1.4',
    textBoxSize: 'large',
    teacher: OKAFOR,
  },
  {
    id: 'demo-geo-greenhouse-effect',
    questionText: 'Explain how burning fossil fuels makes the atmosphere warmer.',
    markSchemeAnswer: `burning fossil fuels releases carbon dioxide (1)
carbon dioxide is a greenhouse gas / absorbs heat radiated by the Earth (1)
so less heat escapes to space (1)
accept: heat is trapped
do not accept: damage to the ozone layer`,
    maxMark: 3,
    topic: 'Climate change',
    subject: 'Geography',
    level: 'GCSE Higher',
    specCode: '1.2.3',
    textBoxSize: 'medium',
    teacher: OKAFOR,
  },
];
