import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back to the system what starting leaves behind: reading our libraries fills some 50 MB that V8 would
 * keep in reserve for good, as it never collects as thoroughly by itself while memory is there
 * (docs/decisions/0008). Nothing else runs for about 0.2 s, so it is called before anybody is served.
 */
export function giveMemoryBack(): void {
  // Only V8's own function is this thorough, and it is there for who asks for it.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
