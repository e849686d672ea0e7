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
 * An error as the log may keep it: nothing of it is about a person. What a failed query was to store, and what the database says of
 * those values, are people's answers, names and passwords: of such an error only the statement, its
 * code and the place are told.
 */
export function describeError(error: Error): LoggedError {
  const { name, stack = '' } = error;
  const cause = causeOf(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message: messageOf(error),
    stack: stack
      .split('\n')
      .filter((line) => FRAME.test(line))
      .join('\n'),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** What tries several times keeps the last failure elsewhere. */
function causeOf(error: Error): unknown {
  return error.cause ?? ('lastError' in error ? error.lastError : undefined);
}

/** The reason at the end of what an error came from, as a person who runs Greenpen may read it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  let deepest = describeError(error);
  while (deepest.cause) deepest = deepest.cause;
  const { message, code } = deepest;
  return code === undefined || message.includes(code) ? message : `${message} (${code})`;
}

const E_MAIL_ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

function messageOf(error: Error): string {
  if (isOfDatabase(error)) return messageOfDatabase(error);
  if (repeatsTexts(error)) return `The message is withheld: ${detailOf(error)}.`;
  if (error instanceof AggregateError && error.message === '') {
    const parts = error.errors.filter((part) => part instanceof Error).map(messageOf);
    return [...new Set(parts)].join('; ');
  }
  return error.message.replaceAll(E_MAIL_ADDRESS, '(an address)');
}

/** What a model, or its provider, says of an answer may quote it; so does the reader of JSON. */
function repeatsTexts(error: Error): boolean {
  return (
    error.name.startsWith('AI_') || error.name === 'MarkerError' || error.name === 'SyntaxError'
  );
}

function detailOf(error: Error): string {
  if ('reason' in error && typeof error.reason === 'string') return error.reason;
  if ('statusCode' in error && typeof error.statusCode === 'number') {
    return `status ${error.statusCode}`;
  }
  return 'it may repeat what people wrote';
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
