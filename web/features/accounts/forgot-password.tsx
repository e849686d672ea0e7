import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './login-screen.module.css';
import { ResetLinkForm } from './reset-link-form.tsx';

const FORM_ID = 'forgot-password';

interface ForgotPasswordProps {
  /** What is typed in the sign-in form, which need not be typed again. */
  readEmail: () => string;
}

/** Forgot your password, which reveals the way to a new one. */
export function ForgotPassword({ readEmail }: ForgotPasswordProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) box.current?.querySelector('input')?.focus();
  }, [isOpen]);

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
        <div id={FORM_ID} ref={box} className={classes.forgotten}>
          <ResetLinkForm initialEmail={readEmail()} />
        </div>
      )}
    </>
  );
}
