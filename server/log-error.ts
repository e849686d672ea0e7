interface LoggedError {
  type: string;
  message: string;
  /** Where it happened, without the message. */
  stack: string;
  code?: string;
  /** What it came from. */
  cause?: LoggedError;
}

const FRAME = /^ {4}at /;

/**
 * An error as the log may keep it. What a failed query was to store, and what the database says of
 * those values, are people's answers, names and passwords: of such an error only the statement, its
 * code and the place are told.
 */
export function describeError(error: Error): LoggedError {
  const { name, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message: isOfDatabase(error) ? messageOfDatabase(error) : error.message,
    stack: stack
      .split('\n')
      .filter((line) => FRAME.test(line))
      .join('\n'),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** A failed query, or the database's own error that it came from. */
function isOfDatabase(error: Error): boolean {
  return 'query' in error || ('severity' in error && 'routine' in error);
}

function messageOfDatabase(error: Error): string {
  if ('query' in error) return `Failed query: ${String(error.query)}`;
  const { constraint, table } = error as { constraint?: string; table?: string };
  return ['Refused by the database', table, constraint].filter(Boolean).join(', ');
}
