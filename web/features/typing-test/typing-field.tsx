import { TextInput } from '@mantine/core';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { MAX_TYPED_WORD_CHARACTERS } from '../../../shared/typing-numbers.ts';
import { readComposition, readField, type TypedSoFar } from './typed-text.ts';
import type { TypingPhase } from './use-typing-run.ts';

interface TypingFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  phase: TypingPhase;
  onType: (read: (before: TypedSoFar, atMs: number) => TypedSoFar) => void;
  onPaste: () => void;
  onEscape: () => void;
}

const placeholders: Record<TypingPhase, string> = {
  idle: 'Not started',
  starting: 'Get ready…',
  countdown: 'Get ready…',
  running: 'Type here',
  finished: '',
};

/**
 * The field for typing. A real input that holds the current word, so that phone keyboards,
 * autocorrection and input methods work as usual. Uncontrolled, because writing the value while a
 * keyboard composes breaks the word.
 */
export function TypingField({ ref, phase, onType, onPaste, onEscape }: TypingFieldProps) {
  const isComposing = useRef(false);
  const isClosed = phase === 'idle' || phase === 'finished';
  const isTabBlocked = phase === 'countdown' || phase === 'running';

  useEffect(() => {
    if (isClosed && ref.current) ref.current.value = '';
  }, [ref, isClosed]);

  useEffect(() => {
    // What a phone's keyboard composed during the countdown is not part of the test. Not every
    // browser fires the end of that composition.
    if (phase !== 'running' || !ref.current) return;
    isComposing.current = false;
    ref.current.value = '';
  }, [ref, phase]);

  const read = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    if (phase !== 'running') {
      if (!isComposing.current) field.value = '';
      return;
    }
    const { value } = field;
    if (isComposing.current) {
      onType((before) => readComposition(before, value));
      return;
    }
    onType((before, atMs) => readField(before, value, atMs));
    if (/\s/.test(value)) field.value = value.split(/\s+/).at(-1) ?? '';
  };

  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    onPaste();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && isTabBlocked) event.preventDefault();
    // During a composition, Escape only cancels the composition.
    if (event.key === 'Escape' && !isClosed && !event.nativeEvent.isComposing) onEscape();
  };

  return (
    <TextInput
      ref={ref}
      label="Your typing"
      styles={{ label: { fontSize: 'var(--mantine-font-size-sm)' } }}
      size="lg"
      readOnly={isClosed}
      maxLength={MAX_TYPED_WORD_CHARACTERS + 1}
      placeholder={placeholders[phase]}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      onInput={read}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        read(event);
      }}
      onPaste={refuse}
      onDrop={refuse}
      onKeyDown={onKeyDown}
    />
  );
}
