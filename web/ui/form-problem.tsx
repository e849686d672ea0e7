import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '../icons/alert-triangle.ts';
import type { ReactNode } from 'react';
import classes from './form-problem.module.css';

/** Why a form was not accepted, read out as it appears; nothing while all is well. */
export function FormProblem({ message }: { message: ReactNode }) {
  return (
    <div role="alert" className={classes.problem}>
      {message && (
        <Alert color="red" role="presentation" icon={<IconAlertTriangle aria-hidden />}>
          {message}
        </Alert>
      )}
    </div>
  );
}
