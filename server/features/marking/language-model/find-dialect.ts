import { MarkerError } from '../engine/marker-error.ts';
import {
  lengthLimits,
  outputModes,
  type Dialect,
} from '../../../../shared/contract/model-dialect.ts';
import { FULL_DIALECT, PLAIN_DIALECT } from './dialect.ts';

/** Sends one cheap request. Rejects with MarkerError. */
type Attempt = (dialect: Dialect) => Promise<unknown>;

/**
 * Detects the dialect a server understands, in one call if it understands everything. Otherwise the
 * plainest request is tried: if that is rejected too, the dialect is not the reason, and the error
 * says what is. Further features are then added one by one. Makes at most nine calls, whatever the
 * server responds.
 */
export async function findDialect(attempt: Attempt): Promise<Dialect> {
  const works = async (dialect: Dialect) => {
    try {
      await attempt(dialect);
      return true;
    } catch (error) {
      if (!mayBeTheDialect(error)) throw error;
      return false;
    }
  };
  if (await works(FULL_DIALECT)) return FULL_DIALECT;

  let found = PLAIN_DIALECT;
  const plain = await attempt(found).then(
    () => null,
    (error: unknown) => error,
  );
  if (plain !== null && !isWithoutSense(plain)) throw plain;

  const improve = async (changes: readonly Partial<Dialect>[]) => {
    for (const change of changes) {
      const dialect = { ...found, ...change };
      if (!(await works(dialect))) continue;
      found = dialect;
      return true;
    }
    return false;
  };
  const outputs = outputModes.filter((output) => output !== PLAIN_DIALECT.output);
  const hasForm = await improve(outputs.map((output) => ({ output })));
  // There is no point in asking further a model that is unusable in every form.
  if (plain !== null && !hasForm) throw plain;
  await improve([{ temperature: true }]);
  await improve(
    lengthLimits.filter((limit) => limit !== 'none').map((lengthLimit) => ({ lengthLimit })),
  );
  return found;
}

/** True if another dialect may help. Some servers respond with 500 to requests they do not know. */
export function mayBeTheDialect(error: unknown): boolean {
  if (!(error instanceof MarkerError)) return false;
  return isWithoutSense(error) || error.reason === 'refused' || error.isServerFault;
}

const isWithoutSense = (error: unknown) =>
  error instanceof MarkerError && error.reason === 'unusable';
