import { TOAST_MS } from '../../shared/business-rules.ts';
import { createStore } from '../create-store.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  message: string;
}

/** The messages on show, oldest first; drawn by toaster.tsx. */
export const shownToasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Returns its id, by which it can be taken away before its time. */
function show(kind: Toast['kind'], message: string, durationMs = TOAST_MS): number {
  lastId += 1;
  const id = lastId;
  shownToasts.set([...shownToasts.get(), { id, kind, message }]);
  setTimeout(() => hideToast(id), durationMs);
  return id;
}

export function hideToast(id: number) {
  shownToasts.set(shownToasts.get().filter((toast) => toast.id !== id));
}

/** Short messages in the corner, gone after 3 s unless told otherwise (spec section 9, Toast). */
export const toast = {
  success: (message: string, durationMs?: number) => show('success', message, durationMs),
  error: (message: string) => show('error', message),
};
