import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '../../../create-store.ts';

interface SelectedWords {
  /** The answer's key: a page has one selection, in one answer. */
  key: string;
  /** As they stand in the answer. */
  words: string;
}

const selected = createStore<SelectedWords | null>(null);

/** The words that are selected in an answer, which a point can be ticked for; null where none are. */
export function useSelectedWords(key: string): string | null {
  const now = useSyncExternalStore(selected.subscribe, selected.get);
  return now?.key === key ? now.words : null;
}

export function forgetSelectedWords(): void {
  selected.set(null);
  document.getSelection()?.removeAllRanges();
}

/** The answers on the page, by the element that shows each. */
const answersShown = new Map<Element, { key: string; answer: string }>();

/** One listener for all answers: of a long page each would ask for the selection at every key. */
function readSelection() {
  const selection = document.getSelection();
  const at = selection?.anchorNode ?? null;
  const [, selectedIn] = [...answersShown].find(([element]) => element.contains(at)) ?? [];
  if (!selection || !selectedIn) return;
  const words = findInAnswer(selectedIn.answer, selection.toString());
  if (words !== null) selected.set({ key: selectedIn.key, words });
  else if (selection.isCollapsed) selected.set(null);
}

/**
 * Watches for words that are selected within an answer. They are kept while the teacher goes to the
 * point that they earn; a click in the answer lets them go.
 */
export function useWordSelection(key: string, answer: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = element.current;
    if (place === null) return undefined;
    if (answersShown.size === 0) document.addEventListener('selectionchange', readSelection);
    answersShown.set(place, { key, answer });
    return () => {
      answersShown.delete(place);
      if (answersShown.size === 0) document.removeEventListener('selectionchange', readSelection);
      if (selected.get()?.key === key) selected.set(null);
    };
  }, [key, answer]);
  return element;
}

/** What was selected on the page as it stands in the answer; null where it does not. */
export function findInAnswer(answer: string, shown: string): string | null {
  const words = shown.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  return new RegExp(pattern).exec(answer)?.[0] ?? null;
}
