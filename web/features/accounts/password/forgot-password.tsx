import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import classes from '../sign-in/login-screen.module.css';

// Loaded on demand, to keep a student's sign-in page small.
const ResetLinkForm = lazy(async () => ({
  default: (await import('./reset-link-form.tsx')).ResetLinkForm,
}));

const FORM_ID = 'forgot-password';
const FORM_HEIGHT = 150;

const focusFirstBox = (box: HTMLElement | null) => box?.querySelector('input')?.focus();

interface ForgotPasswordProps {
  /** Returns the email typed in the sign-in form, so that it need not be typed again. */
  readEmail: () => string;
}

/** The Forgot your password button, which reveals the form for a reset link. */
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
