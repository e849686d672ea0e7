import { useRef } from 'react';
import { drawnForPaper } from '../../ui/print/drawn-for-paper.ts';

/**
 * Prints one card of the list, expanded. The print styles hide the other cards and the buttons, by
 * attributes that the card and its list carry while printing.
 */
export function usePrintCard(unfold: () => void) {
  const card = useRef<HTMLElement>(null);
  const print = async () => {
    const element = card.current;
    if (element === null) return;
    unfold();
    const marked = [element, element.parentElement].filter((each) => each !== null);
    for (const { dataset } of marked) dataset.printing = '';
    const clear = () => {
      for (const { dataset } of marked) delete dataset.printing;
    };
    window.addEventListener('afterprint', clear, { once: true });
    // Newly expanded content renders in the next frame.
    await new Promise(requestAnimationFrame);
    await drawnForPaper(element);
    window.print();
  };
  return { card, print: () => void print() };
}
