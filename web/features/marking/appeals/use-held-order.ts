import { useState } from 'react';
import type { ListedAppeal } from './use-appeals.ts';

/**
 * Keeps the appeals in the order in which the page first showed them, so that a decision moves
 * nothing.
 */
export function useHeldOrder(items: readonly ListedAppeal[]): readonly ListedAppeal[] {
  const [order, setOrder] = useState(() => items.map(({ submissionId }) => submissionId));
  const known = new Set(order);
  const fresh = items.filter(({ submissionId }) => !known.has(submissionId));
  if (fresh.length > 0) setOrder([...order, ...fresh.map(({ submissionId }) => submissionId)]);

  const places = new Map(order.map((submissionId, index) => [submissionId, index]));
  const placeOf = ({ submissionId }: ListedAppeal) => places.get(submissionId) ?? order.length;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}
