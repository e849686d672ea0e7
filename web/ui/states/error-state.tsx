import { Button, Text } from '@mantine/core';
import { errorSentence } from '../../api/error-sentence.ts';
import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconRefresh } from '../../icons/refresh.ts';
import classes from './state.module.css';

/** A query, or anything that has an error and can be retried. */
interface FailedQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface Told {
  of?: undefined;
  /** The exact sentence to show. */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

interface Failed {
  of: FailedQuery;
  /** The sentence to show if the error has none of its own. */
  message: string;
}

function tell({ of: { error, isFetching, refetch }, message }: Failed): Told {
  return {
    message: errorSentence(error, message),
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}

/** The placeholder of something that could not be loaded, with a button to retry. */
export function ErrorState(props: Told | Failed) {
  const { message, onRetry, isRetrying = false } = props.of ? tell(props) : props;
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
