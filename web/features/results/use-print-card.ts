import { useRef } from 'react';

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
    await picturesLoaded(element);
    window.print();
  };
  return { card, print: () => void print() };
}

/** Pictures that have just been unfolded would be missing on the paper. */
async function picturesLoaded(element: HTMLElement): Promise<void> {
  await new Promise(requestAnimationFrame);
  const pictures = [...element.querySelectorAll('img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}
