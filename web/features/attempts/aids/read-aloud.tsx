import { Button } from '@mantine/core';
import { IconPlayerStop } from '../../../icons/player-stop.ts';
import { IconVolume } from '../../../icons/volume.ts';
import { useEffect, useState } from 'react';
import { askedText } from '../../../../shared/choice-question.ts';
import { spokenSentences } from './spoken-text.ts';

interface ReadAloudProps {
  /** From 1. */
  number: number;
  question: Parameters<typeof askedText>[0];
}

/** One reading of a question. The browser has a single voice, which a later reading takes over. */
type Reading = symbol;
let latest: Reading | undefined;

function speak(sentences: readonly string[], onEnd: (reading: Reading) => void): Reading {
  const reading = Symbol('reading');
  latest = reading;
  window.speechSynthesis.cancel();
  sentences.forEach((sentence, index) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = 'en-GB';
    if (index === sentences.length - 1) utterance.addEventListener('end', () => onEnd(reading));
    utterance.addEventListener('error', () => onEnd(reading));
    window.speechSynthesis.speak(utterance);
  });
  return reading;
}

/** Silences this reading; another question may be read by now. */
function silence(reading: Reading): void {
  if (reading === latest) window.speechSynthesis.cancel();
}

/** Reads a question aloud with the browser's own voice. */
export function ReadAloud({ number, question }: ReadAloudProps) {
  const [reading, setReading] = useState<Reading | null>(null);
  const isReading = reading !== null;
  const sentences = spokenSentences(askedText(question));

  useEffect(() => {
    if (reading === null) return undefined;
    return () => silence(reading);
  }, [reading]);

  if (sentences.length === 0) return null;
  const onEnd = (ended: Reading) => setReading((now) => (now === ended ? null : now));
  const toggle = () => setReading(isReading ? null : speak(sentences, onEnd));
  const Icon = isReading ? IconPlayerStop : IconVolume;
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={`${isReading ? 'Stop reading' : 'Read aloud'} question ${number}`}
      onClick={toggle}
    >
      {isReading ? 'Stop' : 'Read aloud'}
    </Button>
  );
}
