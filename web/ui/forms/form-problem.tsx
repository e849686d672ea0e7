import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import type { ReactNode } from 'react';
import classes from './form-problem.module.css';

/**
 * The reason why a form was rejected, announced when it appears; renders nothing if there is none.
 */
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
