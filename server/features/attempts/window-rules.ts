/** When a quiz may be begun; null leaves a side open. */
export interface BeginWindow {
  opensAt: Date | null;
  closesAt: Date | null;
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));

/** A window as a statement written by hand returns it: instants as text. */
function readWindow({ opensAt, closesAt }: Record<keyof BeginWindow, string | null>): BeginWindow {
  return { opensAt: toDate(opensAt), closesAt: toDate(closesAt) };
}

/** A class of the student's that a quiz is set for, or a window of their own. */
interface Setting extends Record<keyof BeginWindow, string | null> {
  isOwn: boolean;
  isLocked: boolean;
}

/**
 * The windows in which the student may begin, and whether the quiz is locked for them: a class that
 * has locked it opens no window. A window of the student's own takes the place of the times of their
 * classes, and not of their lock; where every class has locked it, it stands to be told of alone.
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

/** Whether a quiz may be begun now, or when it may, or until when it could. */
export type WindowState =
  { state: 'open' } | { state: 'too-early'; at: Date } | { state: 'too-late'; at: Date };

/**
 * Where a student is in several classes that the quiz is set for, any open window counts; else the
 * next that opens, else the last that closed. Undefined where there is none.
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
