import { memo, useRef } from 'react';
import { TYPING_WORDS_PER_PAGE } from '../../../shared/typing-numbers.ts';
import type { TypedText } from '../../../shared/typing-score.ts';
import { TypingCaret } from './typing-caret.tsx';
import classes from './typing-words.module.css';

interface TypingWordsProps {
  words: readonly string[];
  text: TypedText;
}

/** The page of 18 words that contains the caret (spec section 9, Typing test). */
export function TypingWords({ words, text: { committed, unfinished } }: TypingWordsProps) {
  const page = useRef<HTMLDivElement>(null);
  const place = committed.length % words.length;
  const first = place - (place % TYPING_WORDS_PER_PAGE);
  const before = committed.length - place;
  const letter = Math.min(unfinished.length, words[place]?.length ?? 0);

  return (
    <div ref={page} className={classes.page} aria-hidden>
      {words.slice(first, first + TYPING_WORDS_PER_PAGE).map((word, offset) => {
        const index = first + offset;
        const isCurrent = index === place;
        return (
          <Word
            key={index}
            word={word}
            typed={isCurrent ? unfinished : (committed[before + index] ?? '')}
            isCurrent={isCurrent}
            isCommitted={index < place}
          />
        );
      })}
      <TypingCaret page={page} letter={letter} />
    </div>
  );
}

interface WordProps {
  word: string;
  typed: string;
  isCurrent: boolean;
  isCommitted: boolean;
}

/** Memoised, because only one word changes at a time. */
const Word = memo(function Word({ word, typed, isCurrent, isCommitted }: WordProps) {
  const extra = typed.length - word.length;
  return (
    <span className={classes.word} data-current={isCurrent || undefined}>
      {[...word].map((letter, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a letter is known by its place
        <span key={index} data-mark={markOf(letter, typed[index], isCommitted)}>
          {letter}
        </span>
      ))}
      {extra > 0 && <span className={classes.extra}>+{extra}</span>}
    </span>
  );
});

function markOf(letter: string, typed: string | undefined, isCommitted: boolean) {
  if (typed === undefined) return isCommitted ? 'missing' : undefined;
  return typed === letter ? 'right' : 'wrong';
}
