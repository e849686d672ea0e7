import { confirm } from './confirm.tsx';

/** Confirms closing a dialog that shows a key or secret which cannot be shown again. */
export const askBeforeSecretGoes = (): Promise<boolean> =>
  confirm({
    title: 'Close without keeping it?',
    message: 'It will not be shown again. If you have not copied it, you need a new one.',
    confirmLabel: 'Close',
    cancelLabel: 'Go back to it',
    isDestructive: true,
  });
