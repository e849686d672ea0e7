/** The period in which a quiz may be begun; null leaves that side open. */
export interface BeginWindow {
  opensAt: Date | null;
  closesAt: Date | null;
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));

/** Parses a window from a hand-written statement, which returns timestamps as text. */
function readWindow({ opensAt, closesAt }: Record<keyof BeginWindow, string | null>): BeginWindow {
  return { opensAt: toDate(opensAt), closesAt: toDate(closesAt) };
}

/** A setting of the quiz for one of the student's classes, or a window of their own. */
interface Setting extends Record<keyof BeginWindow, string | null> {
  isOwn: boolean;
  isLocked: boolean;
}

/**
 * Returns the windows in which the student may begin, and whether the quiz is locked for them. A
 * class that has locked the quiz opens no window. The student's own window replaces their classes'
 * windows, but not the classes' locks. If every class has locked the quiz, the own window is still
 * returned for display.
 */
export function settleWindows(settings: readonly Setting[]): {
  isLocked: boolean;
  windows: BeginWindow[];
} {
  const own = settings.filter(({ isOwn }) => isOwn);
  const byClass = settings.filter(({ isOwn }) => !isOwn);
  const deciding = byClass.length > 0 ? byClass : own;
  const open = deciding.filter(({ isLocked }) => !isLocked);
  const isLocked = deciding.length > 0 && open.length === 0;
  const shown = own.length > 0 ? own : isLocked ? byClass : open;
  return { isLocked, windows: shown.map(readWindow) };
}

/** Whether a quiz may be begun now, from when it may, or until when it could. */
export type WindowState =
  | { state: 'open' }
  | { state: 'too-early'; at: Date }
  | { state: 'too-late'; at: Date };

/**
 * Returns the state over all windows. Any open window counts; otherwise the next one to open,
 * otherwise the last one that closed. Undefined if there are no windows.
 */
export function windowStateOf(windows: readonly BeginWindow[], now: Date): WindowState | undefined {
  const times = (which: 'opensAt' | 'closesAt') =>
    windows
      .map((window) => window[which])
      .filter((at) => at !== null)
      .toSorted((one, other) => one.getTime() - other.getTime());
  const isOpen = ({ opensAt, closesAt }: BeginWindow) =>
    (opensAt === null || opensAt <= now) && (closesAt === null || now < closesAt);
  if (windows.some(isOpen)) return { state: 'open' };
  const next = times('opensAt').find((at) => at > now);
  if (next) return { state: 'too-early', at: next };
  const last = times('closesAt').at(-1);
  return last && { state: 'too-late', at: last };
}
