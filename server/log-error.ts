interface LoggedError {
  type: string;
  message: string;
  /** The place in the code, without the message. */
  stack: string;
  code?: string;
  cause?: LoggedError;
}

const FRAME = /^ {4}at /;

/**
 * Describes an error for the log without any personal data. The values of a failed query, and what
 * the database says about them, are people's answers, names and passwords, so for such an error
 * only the statement, its code and the place are kept.
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

/** Libraries that retry keep the last failure in `lastError`. */
function causeOf(error: Error): unknown {
  return error.cause ?? ('lastError' in error ? error.lastError : undefined);
}

/**
 * Returns the reason at the end of an error's chain of causes, for the person who runs Greenpen.
 */
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

/**
 * True if the message may quote an answer: messages of models, their providers and JSON parsers
 * can.
 */
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

/** True for a failed query, or for the database error that caused it. */
function isOfDatabase(error: Error): boolean {
  return 'query' in error || ('severity' in error && 'routine' in error);
}

function messageOfDatabase(error: Error): string {
  if ('query' in error) return `Failed query: ${String(error.query)}`;
  const { constraint, table } = error as { constraint?: string; table?: string };
  return ['Refused by the database', table, constraint].filter(Boolean).join(', ');
}
