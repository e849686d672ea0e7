// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReadAloud } from './read-aloud.tsx';

class Utterance extends EventTarget {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Simulates the browser's voice, which reports an interrupted text a moment later. */
function createVoice() {
  let queue: Utterance[] = [];
  return {
    spoken: () => queue.map(({ text }) => text),
    speak: (utterance: Utterance) => void queue.push(utterance),
    cancel: () => {
      const interrupted = queue;
      queue = [];
      queueMicrotask(() => interrupted.forEach((each) => each.dispatchEvent(new Event('error'))));
    },
    finish: () => queue.splice(0).forEach((each) => each.dispatchEvent(new Event('end'))),
  };
}

const asked = (questionText: string) => ({ kind: 'text' as const, options: '', questionText });

let voice: ReturnType<typeof createVoice>;

beforeEach(() => {
  voice = createVoice();
  vi.stubGlobal('speechSynthesis', voice);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  render(
    <MantineProvider>
      <ReadAloud number={1} question={asked('What is osmosis? Say where it happens.')} />
      <ReadAloud number={2} question={asked('Name one gas.')} />
    </MantineProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const names = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('reads the second question aloud to its end, even if the first was being read', async () => {
  await press('Read aloud question 1');
  await press('Read aloud question 2');
  expect(voice.spoken()).toEqual(['Name one gas.']);
  expect(names()).toEqual(['Read aloud question 1', 'Stop reading question 2']);
  act(() => voice.finish());
  expect(names()).toEqual(['Read aloud question 1', 'Read aloud question 2']);
});

it('reading aloud stops at a second press, and starts again at the next', async () => {
  await press('Read aloud question 1');
  await press('Stop reading question 1');
  expect(voice.spoken()).toEqual([]);
  await press('Read aloud question 1');
  expect(voice.spoken()).toHaveLength(2);
  cleanup();
  expect(voice.spoken()).toEqual([]);
});
