import { confirm } from './confirm.tsx';

/** For a dialog that shows a key or a secret, which nobody can see again: whether it may close. */
export const askBeforeSecretGoes = (): Promise<boolean> =>
  confirm({
    title: 'Close without keeping it?',
    message: 'It will not be shown again. If you have not copied it, you need a new one.',
    confirmLabel: 'Close',
    cancelLabel: 'Go back to it',
    isDestructive: true,
  });
