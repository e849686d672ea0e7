import { TOAST_MS } from '../../../shared/business-rules.ts';
import { createStore } from '../../create-store.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  message: string;
  /** An action offered while the toast is shown. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  run: () => void;
}

/** The toasts currently shown, oldest first; rendered by toaster.tsx. */
export const shownToasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Shows a toast and returns its id, with which it can be removed early. */
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

/**
 * Shows short messages in the corner, which disappear after 3 s unless set otherwise (spec section
 * 9, Toast).
 */
export const toast = {
  success: (message: string, durationMs?: number, action?: ToastAction) =>
    show('success', message, durationMs, action),
  error: (message: string) => show('error', message),
};
