import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  createQuietCollector,
  giveMemoryBack,
  giveMemoryBackWhenQuiet,
} from './give-memory-back.ts';

it('frees memory that is no longer needed', async () => {
  const forgotten = Array.from({ length: 100 }, () => new WeakRef({ text: 'x'.repeat(1_000) }));
  // A weak reference keeps its target alive until the next turn of the event loop.
  await setImmediate();
  giveMemoryBack();
  expect(forgotten.filter((reference) => reference.deref() !== undefined)).toEqual([]);
});

it.each([
  'package.json',
  'deploy/greenpen.service',
  'deploy/Dockerfile',
  'deploy/cluster/trial.sh',
])('giving memory back is possible wherever %s starts a school’s server', async (file) => {
  const text = await readFile(new URL(`../${file}`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /(?<!--watch )server\/main\.ts/.test(line));
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(line).toContain('--expose-gc');
});

/** A process that holds 150 MB, needs all of it, and has found that out already. */
function atRest() {
  const state = { held: 150, needed: 150, collections: 0 };
  const collector = createQuietCollector({
    heldBytes: () => state.held * 2 ** 20,
    giveBack: () => {
      state.held = state.needed;
      state.collections += 1;
    },
  });
  collector.look();
  state.collections = 0;
  return { state, ...collector };
}

describe('after a busy time', () => {
  it('gives memory back once nobody is sending requests any more', () => {
    const { state, noteRequest, look } = atRest();
    noteRequest();
    state.held = 260;
    look();
    expect(state).toMatchObject({ held: 260, collections: 0 });
    look();
    expect(state).toMatchObject({ held: 150, collections: 1 });
  });

  it('keeps nobody waiting while somebody is sending requests', () => {
    const { state, noteRequest, look } = atRest();
    state.held = 260;
    for (let looks = 0; looks < 3; looks += 1) {
      noteRequest();
      look();
    }
    expect(state.collections).toBe(0);
  });

  it('does not collect for a small gain, nor again for memory in use', () => {
    const { state, look } = atRest();
    state.held = 160;
    look();
    expect(state.collections).toBe(0);
    state.held = 300;
    state.needed = 300;
    for (let looks = 0; looks < 3; looks += 1) look();
    expect(state.collections).toBe(1);
  });

  it('compares with what is left once threads have ended', () => {
    const { state, look } = atRest();
    state.held = 300;
    state.needed = 300;
    look();
    state.held = 150;
    state.needed = 150;
    look();
    state.held = 260;
    look();
    expect(state).toMatchObject({ held: 150, collections: 2 });
  });

  it.each([
    ['/', 1],
    ['/health', 0],
    ['/ready', 0],
    ['/metrics', 0],
  ])('counts a request to %s as %i from people', (url, ofPeople) => {
    const server = createServer();
    let noted = 0;
    giveMemoryBackWhenQuiet(server, { noteRequest: () => (noted += 1), look: () => undefined });
    server.emit('request', { url });
    server.emit('close');
    expect(noted).toBe(ofPeople);
  });
});
