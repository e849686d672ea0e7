import { setTimeout as sleep } from 'node:timers/promises';

/** What a student types: plain words, and input that breaks careless programs. */
const WORDS = [
  'the',
  'plant',
  'takes',
  'in',
  'carbon',
  'dioxide',
  'CO₂',
  'because',
  'photosynthesis',
  'needs',
  'light',
  '🌱',
  '👩‍🔬',
  'النبات',
  'φῶς',
  '“energy”',
  'and',
  'so\n',
  'enzymes',
  '5 °C',
];
const KEY_MS = 200;
const MAX_CHARACTERS = 1_500;

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

function between(min: number, max: number): number {
  return min + Math.random() * (max - min);
}

/** The page as its student uses it. `answer` and `type` throw while it is closed. */
export interface TypedPage {
  isOpen(): boolean;
  questionIds: readonly string[];
  answer(questionId: string): { text: string; isSaved: boolean };
  type(questionId: string, text: string): void;
  save(questionId: string): void;
  edit(questionId: string): void;
  leave(questionId: string): void;
}

/** Types answers as people do, in bursts with pauses between them, until aborted. */
export async function typeUntil(signal: AbortSignal, page: TypedPage): Promise<void> {
  await sleep(between(0, 3_000));
  while (!signal.aborted) {
    if (page.isOpen()) await writeBurst(signal, page, pick(page.questionIds));
    await sleep(between(300, 5_000));
  }
}

async function writeBurst(signal: AbortSignal, page: TypedPage, questionId: string): Promise<void> {
  const keys = Math.round(between(5, 60));
  let waiting: string[] = [];
  for (let key = 0; key < keys && !signal.aborted; key += 1) {
    if (!page.isOpen()) return;
    const { text, isSaved } = page.answer(questionId);
    if (isSaved) page.edit(questionId);
    if (waiting.length === 0) waiting = Array.from(`${pick(WORDS)} `);
    page.type(questionId, nextText(text, waiting));
    await sleep(between(KEY_MS / 2, KEY_MS * 1.5));
  }
  if (!page.isOpen()) return;
  if (Math.random() < 0.3) page.save(questionId);
  else if (Math.random() < 0.5) page.leave(questionId);
}

/** Returns the next text: mostly one character more; now and then some less. */
function nextText(text: string, waiting: string[]): string {
  const isTooLong = text.length > MAX_CHARACTERS;
  if (isTooLong) return text.slice(0, MAX_CHARACTERS / 2).toWellFormed();
  if (Math.random() < 0.05) return Array.from(text).slice(0, -1).join('');
  return text + (waiting.shift() ?? ' ');
}
