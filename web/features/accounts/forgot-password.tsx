import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import classes from './login-screen.module.css';

// Comes when it is asked for, and keeps a student's way in small.
const ResetLinkForm = lazy(async () => ({
  default: (await import('./reset-link-form.tsx')).ResetLinkForm,
}));

const FORM_ID = 'forgot-password';
const FORM_HEIGHT = 150;

const focusFirstBox = (box: HTMLElement | null) => box?.querySelector('input')?.focus();

interface ForgotPasswordProps {
  /** What is typed in the sign-in form, which need not be typed again. */
  readEmail: () => string;
}

/** Forgot your password, which reveals the way to a new one. */
export function ForgotPassword({ readEmail }: ForgotPasswordProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={isOpen ? FORM_ID : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Forgot your password
      </Button>
      {isOpen && (
        <div id={FORM_ID} className={classes.forgotten}>
          <Suspense fallback={<Skeleton h={FORM_HEIGHT} />}>
            <div ref={focusFirstBox}>
              <ResetLinkForm initialEmail={readEmail()} />
            </div>
          </Suspense>
        </div>
      )}
    </>
  );
}
