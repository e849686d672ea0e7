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

function speak(sentences: readonly string[], onEnd: () => void): void {
  window.speechSynthesis.cancel();
  sentences.forEach((sentence, index) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = 'en-GB';
    if (index === sentences.length - 1) utterance.addEventListener('end', onEnd);
    utterance.addEventListener('error', onEnd);
    window.speechSynthesis.speak(utterance);
  });
}

/** Reads a question aloud with the browser's own voice. */
export function ReadAloud({ number, question }: ReadAloudProps) {
  const [isReading, setIsReading] = useState(false);
  const sentences = spokenSentences(askedText(question));

  useEffect(() => {
    if (!isReading) return undefined;
    return () => window.speechSynthesis.cancel();
  }, [isReading]);

  if (sentences.length === 0) return null;
  const toggle = () => {
    if (!isReading) speak(sentences, () => setIsReading(false));
    setIsReading(!isReading);
  };
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
