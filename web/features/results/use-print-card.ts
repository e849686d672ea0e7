import { useRef } from 'react';
import { drawnForPaper } from '../../ui/drawn-for-paper.ts';

/**
 * Prints one card of the list alone, unfolded. The others and the buttons are left out by the print
 * styles, which go by the mark that the card and its list bear meanwhile.
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
    // What has just been unfolded is not there before.
    await new Promise(requestAnimationFrame);
    await drawnForPaper(element);
    window.print();
  };
  return { card, print: () => void print() };
}
