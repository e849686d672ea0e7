import { MarkerError } from '../engine/marker-error.ts';
import {
  lengthLimits,
  outputModes,
  type Dialect,
} from '../../../../shared/contract/model-dialect.ts';
import { FULL_DIALECT, PLAIN_DIALECT } from './dialect.ts';

/** Asks once, cheaply. Rejects with MarkerError. */
type Attempt = (dialect: Dialect) => Promise<unknown>;

/**
 * Finds what a server understands, in one call where it understands everything. Otherwise the
 * plainest request is tried: where that is refused too, it is not for the way of asking, and the
 * error says what it is for. What goes beyond it is then added part by part, so that no more than
 * nine calls are made, whatever the server's words are.
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
  // A model that makes no sense in any form would be asked in vain.
  if (plain !== null && !hasForm) throw plain;
  await improve([{ temperature: true }]);
  await improve(
    lengthLimits.filter((limit) => limit !== 'none').map((lengthLimit) => ({ lengthLimit })),
  );
  return found;
}

/** Whether asking in another way may help. Some servers answer 500 to what they do not know. */
export function mayBeTheDialect(error: unknown): boolean {
  if (!(error instanceof MarkerError)) return false;
  return isWithoutSense(error) || error.reason === 'refused' || error.isServerFault;
}

const isWithoutSense = (error: unknown) =>
  error instanceof MarkerError && error.reason === 'unusable';
