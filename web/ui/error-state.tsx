import { Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '../icons/alert-triangle.ts';
import { IconRefresh } from '../icons/refresh.ts';
import classes from './state.module.css';

interface ErrorStateProps {
  /** The exact sentence to show. */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** What stands where something could not be loaded, with a way to try again. */
export function ErrorState({ message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <div className={classes.icon} data-kind="error" aria-hidden>
        <IconAlertTriangle size={28} />
      </div>
      <Text fw={600}>{message}</Text>
      {onRetry && (
        <div className={classes.action}>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={isRetrying}
            onClick={onRetry}
          >
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
