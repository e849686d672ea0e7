import { describe, expect, it } from 'vitest';
import type { PointOfKind } from '../judge.ts';
import { marksOf } from '../testing/marks-of.ts';

const name = { questionText: 'Name it.' };

describe('a name', () => {
  it.each([
    ['mitosis', 'mitosis', 1],
    ['mitosis', 'Mitosis.', 1],
    ['mitosis', 'It is mitosis', 1],
    ['mitosis', 'mitosiss', 1],
    ['mitosis', 'meiosis', 0],
    ['mitosis', 'mitosis and meiosis', 0],
    ['mitosis', 'mitosis or meiosis', 0],
    ['mitosis', 'not mitosis', 0],
    ['Paris', 'Paris, in France', 1],
    ['Paris', 'Paris, the capital of France', 1],
    ['Paris', 'Paris, London', 0],
    ['Paris', 'Paris, or maybe London', 0],
    ['Paris', 'London, in England', 0],
    ['mitochondria', 'mitochondria, in the cytoplasm', 1],
    ['mitochondria', 'mitochondria, nucleus', 0],
    ['mitochondria', 'mitochondria, because of energy', 1],
    ['Shakespeare', 'Shakespeare, in 1606', 1],
    ['Shakespeare', 'Shakespeare, 1606', 1],
    ['Shakespeare', 'It was Shakespeare, I think', 1],
    ['Shakespeare', 'Shakespeare, I think, in 1606.', 1],
    ['Shakespeare', 'Shakespeare, Marlowe, I think', 0],
    ['mitosis', 'mitosis, not meiosis', 1],
    ['ethanol', 'ethanol', 1],
    ['ethanol', 'ethanal', 0],
    ['ethanol', 'ethanoll', 1],
    ['ethene', 'ethane', 0],
    ['chloride', 'chlorine', 0],
    ['sulfide', 'sulfate', 0],
    ['sulfate', 'sulphate', 1],
    ['sulfuric acid', 'sulphuric acid', 1],
    ['copper sulfate', 'copper sulfide', 0],
    ['alkane', 'alkene', 0],
    ['glycogen', 'glucagon', 0],
    ['genotype', 'phenotype', 0],
    ['osmosis', 'osmosys', 1],
    ['osmosis', 'osmossis', 1],
    ['photosynthesis', 'photosinthesis', 1],
    ['photosynthesis', 'photosynthisis', 1],
    ['mitochondrion', 'mitochondria', 1],
    ['mitochondria', 'mitocondria', 1],
    ['chloroplast', 'cloroplast', 1],
    ['chloroplast', 'chlorophyll', 0],
    ['biceps', 'bicep', 1],
    ['biceps', 'bisep', 1],
    ['biceps', 'triceps', 0],
    ['Program counter / PC', 'program counter', 1],
    ['Program counter / PC', 'PC', 1],
    ['Program counter / PC', 'pc', 1],
    ['Program counter / PC', 'the programme counter', 1],
    ['Program counter / PC', 'counter', 0],
    ['Program counter / PC', 'personal computer', 0],
    ['Program counter / PC', 'It is the program counter not the MAR', 1],
    ['desert', 'dessert', 0],
    ['weather', 'whether', 0],
    ['principle', 'principal', 0],
    ['moraine', 'morane', 1],
    ['simile', 'simily', 1],
    ['personification', 'personnification', 1],
    ['alliteration', 'aliteration', 1],
    ['ethanoic (acid)', 'ethanoic acid', 1],
    ['ethanoic (acid)', 'ethanoic', 1],
    ['beta (particles / β)', 'β', 1],
    ['beta (particles / β)', 'beta particles', 1],
    ['colour', 'color', 1],
    ['haemoglobin', 'hemoglobin', 1],
    ['haemoglobin', 'heamoglobin', 1],
    ['affect', 'effect', 0],
    ['ion', 'iron', 0],
    ['cell', 'sell', 0],
    ['neutron', 'neuron', 0],
    ['proton', 'protein', 0],
    ['artery', 'artry', 1],
    ['diffusion', 'difusion', 1],
    ['diffusion', 'osmosis', 0],
    ['evaporation', 'evapouration', 1],
  ])('scheme %j, answer %j: %j', (text, answer, marks) => {
    expect(marksOf([{ text, kind: 'term' }], answer, name)).toBe(marks);
  });

  it('is not accepted in a misspelling that is just as close to a rejected name', () => {
    const point = {
      text: 'meiosis',
      kind: 'term',
      rejected: ['mitosis'],
    } satisfies Partial<PointOfKind>;
    expect(marksOf([point], 'meitosis', name)).toBe(0);
    expect(marksOf([point], 'meiosiss', name)).toBe(1);
  });

  it('earns a mark for each of two names', () => {
    const points = [
      { text: 'personification', kind: 'term' },
      { text: 'pathetic fallacy', kind: 'term' },
    ] as const;
    const two = { questionText: 'Name two techniques.' };
    expect(marksOf(points, 'personification and pathetic fallacy', two)).toBe(2);
    expect(marksOf(points, 'simile and personification', two)).toBe(1);
  });
});
