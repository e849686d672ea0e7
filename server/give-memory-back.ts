/**
 * Gives back to the system what starting leaves behind: reading our libraries fills some 50 MB that V8 would
 * keep in reserve for good, as it never collects as thoroughly by itself while memory is there
 * (docs/decisions/0008). Nothing else runs for about 0.2 s, so it is called before anybody is served.
 *
 * Needs `--expose-gc`, as `npm start` has it, and does nothing without. The function can be had from a second
 * context of V8 too, but a process with one takes half as long again for each save.
 */
export function giveMemoryBack(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
