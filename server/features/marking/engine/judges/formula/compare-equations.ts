import type { Equation } from './read-equation.ts';
import { isSameMolecule, isSameSpecies, type Species } from './read-species.ts';

/** How far a given equation matches the wanted one. */
export interface EquationComparison {
  hasSpecies: boolean;
  isBalanced: boolean;
  hasStates: boolean;
  isReversed: boolean;
  hasReactants: boolean;
  hasProducts: boolean;
}

type Pair = readonly [wanted: Species, given: Species];

/** Pairs the species of a side; returns null if one has no counterpart. */
function pairUp(wanted: readonly Species[], given: readonly Species[]): Pair[] | null {
  if (wanted.length !== given.length) return null;
  const left = [...given];
  const pairs: Pair[] = [];
  for (const one of wanted) {
    const at = left.findIndex((other) => isSameSpecies(one, other) || isSameMolecule(one, other));
    const found = left[at];
    if (found === undefined) return null;
    pairs.push([one, found]);
    left.splice(at, 1);
  }
  return pairs;
}

/**
 * Compares species, coefficients (any multiple) and states; the order on a side does not matter.
 */
export function compareEquations(wanted: Equation, given: Equation): EquationComparison {
  const left = pairUp(wanted.left, given.left);
  const right = pairUp(wanted.right, given.right);
  const isReversed =
    pairUp(wanted.left, given.right) !== null && pairUp(wanted.right, given.left) !== null;
  const pairs = left === null || right === null ? null : [...left, ...right];
  const [first] = pairs ?? [];
  const factor = first === undefined ? 1 : first[1].coefficient / first[0].coefficient;
  return {
    hasSpecies: pairs !== null,
    isBalanced:
      pairs?.every(([a, b]) => Math.abs(a.coefficient * factor - b.coefficient) < 1e-9) ?? false,
    hasStates: pairs?.every(([a, b]) => a.state === null || a.state === b.state) ?? false,
    isReversed: isReversed && pairs === null,
    hasReactants: left !== null,
    hasProducts: right !== null,
  };
}
