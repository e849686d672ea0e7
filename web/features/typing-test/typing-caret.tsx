import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import classes from './typing-words.module.css';

interface TypingCaretProps {
  page: RefObject<HTMLElement | null>;
  /** How many letters of the current word are before the caret. */
  letter: number;
}

/** The caret between the letters. It glides by a transform, which moves nothing else. */
export function TypingCaret({ page, letter }: TypingCaretProps) {
  const caret = useRef<HTMLSpanElement>(null);

  // Runs after each render, before paint; it renders only when a key press has changed something.
  useLayoutEffect(() => moveCaret(page.current, caret.current));

  useEffect(() => {
    if (!page.current) return undefined;
    const observer = new ResizeObserver(() => moveCaret(page.current, caret.current));
    observer.observe(page.current);
    return () => observer.disconnect();
  }, [page]);

  return <span ref={caret} className={classes.caret} data-letter={letter} />;
}

function moveCaret(page: HTMLElement | null, caret: HTMLElement | null): void {
  const word = page?.querySelector<HTMLElement>('[data-current]');
  if (!word || !caret) return;
  const letter = word.children[Number(caret.dataset.letter) - 1];
  const end = letter instanceof HTMLElement ? letter.offsetLeft + letter.offsetWidth : 0;
  caret.style.transform = `translate(${word.offsetLeft + end}px, ${word.offsetTop}px)`;
}
