/** A point of a scheme, before it is laid out as a board would print it. */
export interface ContentPoint {
  text: string;
  /** Another wording next to the first, separated by a slash or "or". */
  or?: string;
  accept?: string;
  reject?: string;
  ignore?: string;
  ao?: 'AO1' | 'AO2' | 'AO3';
}

/** The content of a scheme, each point worth one mark. */
export interface SchemeContent {
  name: string;
  /** The question number as its board prints it. */
  part: string;
  /** How many of the points count; all of them if undefined. */
  pick?: number;
  points: readonly ContentPoint[];
}

export const SCHEME_CONTENTS: readonly SchemeContent[] = [
  {
    name: 'plasmolysis',
    part: '02.3',
    points: [
      { text: 'water moves out of the cell', or: 'cell loses water', ignore: 'salt moves in' },
      { text: 'by osmosis', reject: 'by active transport' },
      {
        text: 'cytoplasm pulls away from the cell wall',
        accept: 'cell becomes plasmolysed',
        ao: 'AO2',
      },
    ],
  },
  {
    name: 'flood plain',
    part: '04.1',
    pick: 2,
    points: [
      { text: 'concrete is impermeable', accept: 'tarmac does not absorb rain' },
      { text: 'drains carry rainwater quickly to the river' },
      { text: 'fewer trees intercept the rain', or: 'less vegetation to hold water' },
      { text: 'river channel is narrowed by new embankments', ignore: 'pollution' },
    ],
  },
  {
    name: 'enzyme',
    part: '1 (b) (ii)',
    points: [
      { text: 'enzyme is denatured', reject: 'enzyme is killed' },
      { text: 'active site changes shape' },
      {
        text: 'substrate no longer fits',
        or: 'fewer enzyme-substrate complexes form',
        ao: 'AO2',
      },
    ],
  },
  {
    name: 'packets',
    part: '6(a)',
    pick: 3,
    points: [
      { text: 'the header holds a destination address', accept: 'each packet holds an IP address' },
      { text: 'routers forward packets towards the destination' },
      { text: 'packets may take different routes' },
      { text: 'packets are reassembled in order at the receiver', ignore: 'decrypted' },
      { text: 'missing packets are sent again' },
    ],
  },
  {
    name: 'one term',
    part: '01.1',
    points: [{ text: 'mitochondria', accept: 'mitochondrion', reject: 'mitosis' }],
  },
  {
    name: 'elasticity',
    part: '7(c)',
    points: [
      { text: 'demand for tickets is price elastic' },
      {
        text: 'so quantity demanded rises by a greater percentage than the price falls',
        accept: 'proportionately more tickets are sold',
        ao: 'AO2',
      },
    ],
  },
  {
    name: 'metal',
    part: '3 (a)',
    points: [
      {
        text: 'it has delocalised electrons',
        or: 'it has free electrons',
        reject: 'free ions',
      },
      { text: 'which carry charge through the whole structure', ignore: 'carry current' },
    ],
  },
  {
    name: 'training',
    part: '5',
    pick: 2,
    points: [
      { text: 'resting heart rate decreases', or: 'bradycardia is seen' },
      { text: 'heart muscle becomes thicker', or: 'cardiac hypertrophy occurs' },
      { text: 'stroke volume increases', reject: 'lung volume increases' },
    ],
  },
  {
    name: 'experiment',
    part: '09',
    points: [
      { text: 'extraneous variables are controlled' },
      {
        text: 'so cause and effect can be established',
        accept: 'so internal validity is high',
        ao: 'AO3',
      },
    ],
  },
  {
    name: 'waves',
    part: '03.2',
    pick: 2,
    points: [
      { text: 'sound is longitudinal but light is transverse' },
      { text: 'sound needs a medium but light travels through a vacuum' },
      { text: 'light is faster than sound', accept: 'sound is slower than light' },
    ],
  },
  {
    name: 'heat',
    part: '8(b)',
    points: [
      { text: '250 g = 0.25 kg', ao: 'AO2' },
      { text: 'E = 0.25 × 4200 × 60', ao: 'AO2' },
      { text: '63 000 (J)', accept: '63 kJ', ao: 'AO2' },
    ],
  },
  {
    name: 'equation',
    part: '12',
    points: [{ text: '3x + 5 = 17' }, { text: '3x = 12' }, { text: 'x = 4' }],
  },
  {
    name: 'reaction',
    part: '04.4',
    points: [
      { text: 'Mg + 2HCl → MgCl2 + H2', ao: 'AO2' },
      { text: 'bubbles are seen', or: 'fizzing is seen' },
    ],
  },
];
