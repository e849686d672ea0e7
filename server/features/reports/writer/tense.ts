const GOING_ON: Record<string, string> = {
  become: 'becoming',
  begin: 'beginning',
  develop: 'developing',
  gain: 'gaining',
  get: 'getting',
  grow: 'growing',
  improve: 'improving',
  settle: 'settling',
  start: 'starting',
};
const HAPPENED =
  /^(?:\{v:have\} (?:\p{L}+ )?(?:been|done|made|\p{L}+ed)\b|\p{L}+ed\b|forgot\b|lost\b)/u;

/** Begun and not done: `is settling in`, while others are what one does again and again. */
export function asGoingOn(action: string): string {
  return action.replace(/^\{v:(\p{L}+)\}/u, (sign, verb: string) => {
    const gerund = GOING_ON[verb];
    return gerund === undefined ? sign : `{v:be} ${gerund}`;
  });
}

/** Whether it is over, so that `at present` does not fit: `{v:have} missed lessons`. */
export function hasHappened(action: string): boolean {
  return HAPPENED.test(action);
}
