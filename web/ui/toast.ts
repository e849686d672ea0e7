import { TOAST_MS } from '../../shared/business-rules.ts';
import { createStore } from '../create-store.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  message: string;
  /** What may be done about it while it shows. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  run: () => void;
}

/** The messages on show, oldest first; drawn by toaster.tsx. */
export const shownToasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Returns its id, by which it can be taken away before its time. */
function show(
  kind: Toast['kind'],
  message: string,
  durationMs = TOAST_MS,
  action?: ToastAction,
): number {
  lastId += 1;
  const id = lastId;
  shownToasts.set([...shownToasts.get(), { id, kind, message, ...(action && { action }) }]);
  setTimeout(() => hideToast(id), durationMs);
  return id;
}

export function hideToast(id: number) {
  shownToasts.set(shownToasts.get().filter((toast) => toast.id !== id));
}

/** Short messages in the corner, gone after 3 s unless told otherwise (spec section 9, Toast). */
export const toast = {
  success: (message: string, durationMs?: number, action?: ToastAction) =>
    show('success', message, durationMs, action),
  error: (message: string) => show('error', message),
};
