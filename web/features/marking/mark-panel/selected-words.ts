import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '../../../create-store.ts';

interface SelectedWords {
  /** The answer's key; a page has only one selection. */
  key: string;
  /** The words exactly as in the answer. */
  words: string;
}

const selected = createStore<SelectedWords | null>(null);

/** Returns the words selected in an answer, which a tick can quote; null if there are none. */
export function useSelectedWords(key: string): string | null {
  const now = useSyncExternalStore(selected.subscribe, selected.get);
  return now?.key === key ? now.words : null;
}

export function forgetSelectedWords(): void {
  selected.set(null);
  document.getSelection()?.removeAllRanges();
}

/** The answers on the page, by their elements. */
const answersShown = new Map<Element, { key: string; answer: string }>();

/**
 * One listener for all answers: on a long page, one each would read the selection at every key
 * press.
 */
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
 * Tracks the words selected within an answer. They stay selected while the teacher moves to the
 * point that they earn; a click in the answer clears them.
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

/** Returns the selected text exactly as in the answer; null if the answer does not contain it. */
export function findInAnswer(answer: string, shown: string): string | null {
  const words = shown.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  return new RegExp(pattern).exec(answer)?.[0] ?? null;
}
