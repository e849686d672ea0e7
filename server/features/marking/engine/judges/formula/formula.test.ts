import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

const symbol = { questionText: 'Write a balanced symbol equation, with state symbols.' };
const balanced = { questionText: 'Write a balanced symbol equation for the reaction.' };

describe('an equation worth one mark', () => {
  it.each([
    ['2Na + Cl2 → 2NaCl', '2Na + Cl2 -> 2NaCl', 1],
    ['2Na + Cl2 → 2NaCl', '2Na+Cl2=2NaCl', 1],
    ['2Na + Cl2 → 2NaCl', 'Cl₂ + 2Na ⟶ 2NaCl', 1],
    ['2Na + Cl2 → 2NaCl', '4Na + 2Cl2 → 4NaCl', 1],
    ['2Na + Cl2 → 2NaCl', 'Na + ½Cl2 → NaCl', 1],
    ['2Na + Cl2 → 2NaCl', 'Na + Cl2 → NaCl', 0],
    ['2Na + Cl2 → 2NaCl', '2Na + 2Cl → 2NaCl', 0],
    ['2Na + Cl2 → 2NaCl', '2NaCl → 2Na + Cl2', 0],
    ['2Na + Cl2 → 2NaCl', 'sodium + chlorine → sodium chloride', 0],
    ['2Na + Cl2 → 2NaCl', '2Na(s) + Cl2(g) → 2NaCl(s)', 1],
    ['N2 + 3H2 ⇌ 2NH3', 'N2 + 3H2 <=> 2NH3', 1],
    ['N2 + 3H2 ⇌ 2NH3', 'N_2 + 3H_2 -> 2NH_3', 1],
    ['Ag+ + Cl- → AgCl', 'Ag+ + Cl- → AgCl', 1],
    ['Ag+(aq) + Cl−(aq) → AgCl(s)', 'Cl-(aq) + Ag+(aq) -> AgCl(s)', 1],
    ['Ca2+ + CO3^2- → CaCO3', 'Ca²⁺ + CO₃²⁻ → CaCO₃', 1],
    ['Zn → Zn2+ + 2e-', 'Zn -> Zn^2+ + 2e^-', 1],
    ['Zn → Zn2+ + 2e-', 'Zn - 2e- -> Zn2+', 1],
    ['Zn → Zn2+ + 2e-', 'Zn -> Zn+ + e-', 0],
    ['C6H12O6 + 6O2 → 6CO2 + 6H2O', '6O2 + C6H12O6 = 6H2O + 6CO2', 1],
    ['C6H12O6 + 6O2 → 6CO2 + 6H2O', 'C6H12O6 + O2 = H2O + CO2', 0],
    ['2Mg + O2 → 2MgO', 'The equation is 2Mg + O2 → 2MgO', 1],
    ['2Mg + O2 → 2MgO', "I don't know", 0],
    ['2Mg + O2 → 2MgO', '2mg + o2 → 2mgo', 0],
    ['CuSO4·5H2O → CuSO4 + 5H2O', 'CuSO4.5H2O -> CuSO4 + 5H2O', 1],
    ['Ca(OH)2 + 2HCl → CaCl2 + 2H2O', 'Ca(OH)₂ + 2HCl → CaCl₂ + 2H₂O', 1],
  ])('scheme %j, answer %j: %j', (scheme, answer, marks) => {
    expect(marksOf([{ text: scheme, kind: 'formula' }], answer, balanced)).toBe(marks);
  });
});

describe('an equation with a mark for each aspect', () => {
  const scheme = 'Fe(s) + H2SO4(aq) → FeSO4(aq) + H2(g)\n1 mark: formulae\n1 mark: state symbols';
  const parts = [
    { text: 'correct formulae of reactants and products', kind: 'formula' },
    { text: 'correct balancing', kind: 'formula' },
    { text: 'all state symbols correct', kind: 'formula' },
  ] as const;
  it.each([
    ['Fe(s) + H2SO4(aq) → FeSO4(aq) + H2(g)', 3],
    ['Fe + H2SO4 → FeSO4 + H2', 2],
    ['Fe(s) + H2SO4(aq) → FeSO4(s) + H2(g)', 2],
    ['2Fe(s) + 2H2SO4(aq) → 2FeSO4(aq) + 2H2(g)', 3],
    ['2Fe + H2SO4 → FeSO4 + H2', 1],
    ['Fe + HSO4 → FeSO4 + H', 0],
    ['FeSO4(aq) + H2(g) → Fe(s) + H2SO4(aq)', 0],
    ['iron + sulfuric acid → iron sulfate + hydrogen', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(parts, answer, { ...symbol, scheme })).toBe(marks);
  });

  it('gives one of two marks for the formulae alone', () => {
    const one = [{ text: '2Mg + O2 → 2MgO', kind: 'formula', marks: 2 }] as const;
    expect(marksOf(one, 'Mg + O2 → MgO', balanced)).toBe(1);
    expect(marksOf(one, '2Mg + O2 → 2MgO', balanced)).toBe(2);
    expect(marksOf(one, 'Mg + O → MgO', balanced)).toBe(0);
  });
});

describe('the formula of a compound', () => {
  it.each([
    ['CaCl2', 'CaCl2', 1],
    ['CaCl2', 'CaCl₂', 1],
    ['CaCl2', 'CaCl_2', 1],
    ['CaCl2', 'CaCl', 0],
    ['CaCl2', 'Ca2Cl', 0],
    ['CaCl2', 'Cl2Ca', 0],
    ['CaCl2', 'cacl2', 0],
    ['CaCl2', 'CACL2', 0],
    ['CaCl2', 'The formula is CaCl2.', 1],
    ['CaCl2', 'CaCl2 or CaCl', 0],
    ['SO4^2-', 'SO₄²⁻', 1],
    ['SO4^2-', 'SO42-', 1],
    ['SO4^2-', 'SO4', 0],
    ['Na+', 'Na⁺', 1],
    ['Na+', 'Na', 0],
    ['CH3COOH', 'CH3COOH', 1],
    ['CH3COOH / C2H4O2', 'C2H4O2', 1],
    ['Al2O3', 'Al₂O₃', 1],
    ['Co', 'CO', 0],
    ['CO2', 'Co2', 0],
    ['Mg(OH)2', 'MgOH2', 0],
    ['Mg(OH)2', 'Mg(OH)2', 1],
    ['CaCl2', 'calcium chloride', 0],
  ])('scheme %j, answer %j: %j', (scheme, answer, marks) => {
    const question = { questionText: 'Write the formula of the compound.' };
    expect(marksOf([{ text: scheme, kind: 'formula' }], answer, question)).toBe(marks);
  });
});

describe('several formulae at once', () => {
  const three = {
    questionText: 'Give the formula of aluminium oxide, calcium hydroxide and ammonium sulfate.',
  };
  const points = ['Al2O3', 'Ca(OH)2', '(NH4)2SO4'];
  it.each([
    ['(i) Al2O3\n(ii) Ca(OH)2\n(iii) (NH4)2SO4', 3],
    ['Al2O3, CaOH2, NH4SO4', 1],
    ['Al3O2, Ca(OH)2, (NH3)2SO4', 1],
    ['Al2O3', 1],
    ['Al2O3, Al3O2, AlO, CaOH', 0],
  ])('%j gets %j of three', (answer, marks) => {
    expect(marksOf(points, answer, three)).toBe(marks);
  });
});
