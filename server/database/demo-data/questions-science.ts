import type { DemoQuestion } from './demo-types.ts';

const OKAFOR = 'demo-amara-okafor';
const WHITCOMBE = 'demo-joel-whitcombe';

/** Biology, Chemistry and Physics for the demo bank. */
export const scienceQuestions: readonly DemoQuestion[] = [
  {
    id: 'demo-bio-mitochondria',
    questionText: 'Describe the job of the mitochondria in an animal cell.',
    markSchemeAnswer: `site of (aerobic) respiration (1)
releases / transfers energy for the cell (1)
allow: energy for a named process, e.g. muscle contraction
do not accept: makes / produces / creates energy`,
    maxMark: 2,
    topic: 'Cells',
    subject: 'Biology',
    level: 'GCSE Foundation',
    specCode: '4.1.1',
    textBoxSize: 'small',
    teacher: OKAFOR,
  },
  {
    id: 'demo-bio-plant-cell',
    questionText: 'Name two structures that a leaf cell has and an animal cell does not.',
    markSchemeAnswer: `any two from:
cell wall (1)
chloroplast(s) (1)
permanent vacuole (1)
accept: large / central vacuole
ignore: chlorophyll
do not accept: cell membrane, nucleus`,
    maxMark: 2,
    topic: 'Cells',
    subject: 'Biology',
    level: 'GCSE Foundation',
    specCode: '4.1.1',
    textBoxSize: 'small',
    teacher: OKAFOR,
  },
  {
    id: 'demo-bio-diffusion',
    questionText:
      'Oxygen moves from the air sacs of the lungs into the blood by diffusion. What is diffusion?',
    markSchemeAnswer: `(net) movement / spreading out of particles (1)
from a higher to a lower concentration / down a concentration gradient (1)
accept: molecules or a named substance for particles
ignore: references to membranes`,
    maxMark: 2,
    topic: 'Transport in cells',
    subject: 'Biology',
    level: 'GCSE Foundation',
    specCode: '4.1.3',
    textBoxSize: 'medium',
    teacher: OKAFOR,
  },
  {
    id: 'demo-bio-pondweed-light',
    questionText:
      'A student moves a lamp closer to some pondweed in steps and counts the bubbles given off each minute. At first the count goes up; later it stays the same. Explain these results.',
    markSchemeAnswer: `more light increases the rate of photosynthesis (1)
so more oxygen is given off (1)
then light is no longer the limiting factor / another factor is limiting (1)
accept: carbon dioxide or temperature is now limiting
do not accept: the plant is full`,
    maxMark: 3,
    topic: 'Photosynthesis',
    subject: 'Biology',
    level: 'GCSE Higher',
    specCode: '4.4.1',
    textBoxSize: 'medium',
    teacher: OKAFOR,
  },
  {
    id: 'demo-bio-breathing-rate',
    questionText: 'Explain why a runner breathes faster and more deeply during a race.',
    markSchemeAnswer: `muscles contract more / work harder (1)
so the rate of respiration in the muscles increases (1)
more oxygen has to be taken in / supplied (1)
more carbon dioxide has to be removed (1)
ignore: the heart beats faster
do not accept: energy is made`,
    maxMark: 4,
    topic: 'Respiration',
    subject: 'Biology',
    level: 'GCSE Higher',
    specCode: '4.4.2',
    textBoxSize: 'large',
    teacher: OKAFOR,
  },
  {
    id: 'demo-bio-antibiotic-resistance',
    questionText: 'Explain how a population of bacteria can become resistant to an antibiotic.',
    markSchemeAnswer: `a mutation makes some bacteria resistant (1)
the antibiotic kills the bacteria that are not resistant (1)
resistant bacteria survive and reproduce (1)
they pass on the gene / allele for resistance, so it becomes more common (1)
do not accept: the person becomes resistant
do not accept: the bacteria get used to the antibiotic`,
    maxMark: 4,
    topic: 'Evolution',
    subject: 'Biology',
    level: 'GCSE Higher',
    specCode: '4.6.3',
    textBoxSize: 'large',
    teacher: WHITCOMBE,
  },
  {
    id: 'demo-phys-balanced-forces',
    questionText:
      'A cyclist rides along a flat, straight road at a steady speed. Explain what this tells you about the horizontal forces on the cyclist and bicycle.',
    markSchemeAnswer: `the forces are balanced / the resultant force is zero (1)
the forward (driving) force is equal to the backward force / air resistance and friction (1)
accept: thrust for driving force; drag for air resistance
do not accept: there are no forces`,
    maxMark: 2,
    topic: 'Forces and motion',
    subject: 'Physics',
    level: 'GCSE Foundation',
    specCode: '6.5.4',
    textBoxSize: 'medium',
    teacher: OKAFOR,
  },
  {
    id: 'demo-phys-acceleration',
    questionText:
      'A resultant force of 10 N acts on a trolley with a mass of 4.0 kg. Calculate the acceleration of the trolley. Show your working and give the unit.',
    markSchemeAnswer: `10 = 4.0 × a or a = F ÷ m or 10 ÷ 4.0 (1)
2.5 (1)
m/s² (1)
accept: m/s^2, ms-2, metres per second squared
allow: 2.5 without working for the first two marks
do not accept: m/s`,
    maxMark: 3,
    topic: 'Forces and motion',
    subject: 'Physics',
    level: 'GCSE Foundation',
    specCode: '6.5.4',
    textBoxSize: 'medium',
    teacher: OKAFOR,
  },
  {
    id: 'demo-phys-gas-pressure',
    questionText:
      'A sealed metal can of air is left in hot sunshine. The can does not change size. Explain, in terms of particles, why the pressure of the air inside it rises.',
    markSchemeAnswer: `particles move faster / have more kinetic energy (1)
particles hit the walls more often / more frequently (1)
particles hit the walls harder / with more force (1)
so there is a greater total force on the same area of wall (1)
accept: molecules for particles
ignore: particles hit each other more often
do not accept: particles expand`,
    maxMark: 4,
    topic: 'Particle model',
    subject: 'Physics',
    level: 'GCSE Higher',
    specCode: '6.3.3',
    textBoxSize: 'large',
    teacher: OKAFOR,
  },
  {
    id: 'demo-phys-national-grid',
    questionText:
      'Explain why the National Grid transmits electricity at a very high potential difference.',
    markSchemeAnswer: `the current is lower (for the same power) (1)
so the cables heat up less (1)
so less energy is wasted / transmission is more efficient (1)
accept: voltage for potential difference
do not accept: no energy is wasted`,
    maxMark: 3,
    topic: 'Electricity',
    subject: 'Physics',
    level: 'GCSE Higher',
    specCode: '6.2.4',
    textBoxSize: 'medium',
    teacher: WHITCOMBE,
  },
  {
    id: 'demo-chem-surface-area',
    questionText:
      'Marble chips react with dilute hydrochloric acid. Explain, in terms of collisions, why the same mass of powdered marble reacts faster.',
    markSchemeAnswer: `powder has a larger surface area (1)
more particles of marble are exposed to the acid (1)
so collisions happen more often / more frequently (1)
accept: surface area to volume ratio for surface area
ignore: more collisions, without an idea of time
do not accept: particles move faster`,
    maxMark: 3,
    topic: 'Rates of reaction',
    subject: 'Chemistry',
    level: 'GCSE Higher',
    specCode: '5.6.1',
    textBoxSize: 'medium',
    teacher: OKAFOR,
  },
  {
    id: 'demo-chem-hydrogen-test',
    questionText:
      'Magnesium reacts with dilute sulfuric acid and gives off hydrogen. Describe the test for hydrogen and its result.',
    markSchemeAnswer: `hold a lit / burning splint in the gas (1)
squeaky pop / burns with a pop (1)
do not accept: glowing splint`,
    maxMark: 2,
    topic: 'Chemical tests',
    subject: 'Chemistry',
    level: 'GCSE Foundation',
    specCode: '5.8.2',
    textBoxSize: 'small',
    teacher: OKAFOR,
  },
  {
    id: 'demo-chem-temperature-rise',
    questionText:
      'When a student mixes an acid with an alkali, the temperature rises from 19 °C to 33 °C. Name this type of energy change and say what happens to the energy.',
    markSchemeAnswer: `exothermic (1)
energy is transferred to the surroundings (1)
accept: heat is given out / released
do not accept: energy is made`,
    maxMark: 2,
    topic: 'Energy changes',
    subject: 'Chemistry',
    level: 'GCSE Foundation',
    specCode: '5.5.1',
    textBoxSize: 'small',
    teacher: OKAFOR,
  },
  {
    id: 'demo-chem-magnesium-oxide',
    questionText:
      'Describe, in terms of electrons, what happens when magnesium reacts with oxygen to form magnesium oxide.',
    markSchemeAnswer: `magnesium atoms lose electrons (1)
oxygen atoms gain electrons (1)
two electrons move from each magnesium atom to an oxygen atom (1)
positive magnesium ions / Mg²⁺ and negative oxide ions / O²⁻ are formed (1)
do not accept: electrons are shared`,
    maxMark: 4,
    topic: 'Bonding',
    subject: 'Chemistry',
    level: 'GCSE Higher',
    specCode: '5.2.1',
    textBoxSize: 'large',
    teacher: WHITCOMBE,
  },
];
