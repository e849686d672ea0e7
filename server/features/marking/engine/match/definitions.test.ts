import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../judges/testing/mark-of.ts';

/** Definitions and purposes: each in several wordings, right and wrong. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Define activation energy.',
    'the minimum energy needed for a reaction to start (1)',
    1,
    [
      ['minimum energy required to begin a reaction', 1],
      ['least amount of energy particles need to react', 1],
      ['the maximum energy needed for a reaction', 0],
      ['The smallest energy that is needed for the particles to react', 1],
    ],
  ],
  [
    'What is meant by an isotope?',
    'atoms of the same element with different numbers of neutrons (1)',
    1,
    [
      ['atoms with the same number of protons but a different number of neutrons', 1],
      ['same element but different amount of neutrons', 1],
      ['atoms with different numbers of electrons', 0],
      ['versions of an element that have more or fewer neutrons', 1],
    ],
  ],
  [
    'Define the term habitat.',
    'the place where an organism lives (1)',
    1,
    [
      ['where an animal or plant lives', 1],
      ['the place an organism lives in', 1],
    ],
  ],
  [
    'What is meant by inflation?',
    'a general/sustained rise in the price level (1)',
    1,
    [
      ['a rise in the general level of prices', 1],
      ['when prices go down', 0],
      ['a rise in wages', 0],
      ['an increase in average prices in the economy', 1],
      ['a fall in the general price level', 0],
    ],
  ],
  [
    'Define market share.',
    'the percentage of total market sales held by one business (1)',
    1,
    [
      ['the proportion of total sales in a market that one firm has', 1],
      ["percentage of the market's sales made by a business", 1],
      ['how many shares a business has', 0],
      ['% of the total market that a company has', 1],
      ['the amount a business sells', 0],
    ],
  ],
  [
    'What is a tributary?',
    'a smaller river that joins a larger/main river (1)',
    1,
    [
      ['a stream which joins the main river', 1],
      ['a large river that flows into a small one', 0],
      ['a little river joining a big river', 1],
    ],
  ],
  [
    'What is meant by refraction?',
    'the change in direction of a wave when it passes from one medium to another (1)',
    1,
    [
      ['when a wave changes direction going from one medium into another', 1],
      ['when light bounces off a surface', 0],
      ['when a wave spreads out through a gap', 0],
      ['light changing direction as it goes from air to glass', 1],
      ['when a wave stays in the same direction going into glass', 0],
    ],
  ],
  [
    'Define diffusion.',
    'the net movement of particles from a region of high concentration to a region of low concentration (1)',
    1,
    [
      ['movement of particles from where there are lots to where there are few', 1],
      ['particles moving from low to high concentration', 0],
      ['movement of water through a membrane', 0],
      ['particles moving up the concentration gradient', 0],
    ],
  ],
  [
    'What is a primary source?',
    'evidence from the time of the event (1)',
    1,
    [
      ['a book written by a historian today', 0],
      ['the first source you look at', 0],
    ],
  ],
  [
    'What is meant by a catalyst?',
    'a substance that speeds up a reaction without being used up (1)',
    1,
    [
      ["something that makes a reaction faster and isn't used up", 1],
      ['increases the rate of reaction but is not used up', 1],
      ['a substance that slows down a reaction', 0],
      ['a substance that speeds up a reaction and is used up', 0],
      ['speeds up a reaction', 0],
    ],
  ],
  [
    'Why is a control experiment used?',
    'to show that only the variable being changed causes the effect (1)',
    1,
    [
      ['so you know it is the independent variable that causes the change', 1],
      ['to compare results with', 0],
      ['to make it a fair test', 0],
      ['to repeat the experiment', 0],
    ],
  ],
  [
    'Why do roots have root hairs?',
    'to increase the surface area for absorbing water (1)',
    1,
    [
      ['to give a bigger surface area to take in water', 1],
      ['larger surface area so more water is absorbed', 1],
      ['to decrease the surface area', 0],
      ['to hold the plant in the ground', 0],
      ['so there is more surface to absorb water from the soil', 1],
      ['to stop water getting in', 0],
    ],
  ],
  [
    'Why is copper used for electrical wires?',
    'it is a good conductor of electricity (1)',
    1,
    [
      ['it conducts electricity well', 1],
      ['because copper is a good electrical conductor', 1],
      ['it is a poor conductor', 0],
      ['it is a good insulator', 0],
    ],
  ],
  [
    'Why is a saucepan handle made of plastic?',
    'plastic is a poor conductor of heat / thermal insulator (1)',
    1,
    [
      ["it doesn't conduct heat well", 1],
      ['it conducts heat well', 0],
      ['plastic is a good conductor', 0],
      ['heat does not pass through it easily', 1],
      ['it is cheap', 0],
    ],
  ],
  [
    'Explain why the student used a water bath.',
    'to keep the temperature constant (1)',
    1,
    [
      ['so the temperature stayed the same', 1],
      ['to control the temperature', 1],
      ['to change the temperature', 0],
      ["so that the temp didn't change", 1],
    ],
  ],
  [
    'Why does a company advertise?',
    'to increase sales / attract customers (1)',
    1,
    [
      ['to lower its sales', 0],
      ['to lose customers', 0],
      ['to sell more', 1],
    ],
  ],
  [
    'Why are vaccines given to babies?',
    'so that they become immune to the disease (1)',
    1,
    [
      ['to make them immune', 1],
      ['it gives them immunity', 1],
      ['so their body is protected from the disease', 1],
      ['so that they are not immune', 0],
    ],
  ],
  [
    'Why did the villagers leave?',
    'to find work in the towns (1)',
    1,
    [
      ['they went to look for jobs in town', 1],
      ['to get work in the city', 1],
      ['there was no work in the towns', 0],
      ['for jobs in the towns', 1],
      ['to see their family', 0],
    ],
  ],
];

testMarks(SCHEMES);
