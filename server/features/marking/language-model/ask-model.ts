import type { LanguageModelUsage } from 'ai';
import type { MarkerConfig } from '../../../marker-config.ts';
import { MarkerError } from '../engine/marker-error.ts';
import type { JsonRequest, ModelReply } from './ask-in-dialect.ts';
import type { Dialect } from '../../../../shared/contract/model-dialect.ts';
import { PLAIN_DIALECT } from './dialect.ts';
import { createDialectKeeper } from './dialect-keeper.ts';
import type { createLanguageModel, ModelKind } from './language-model.ts';
import type { ModelCall, OutsideModelPolicy } from './outside-model-policy.ts';
import { createPatience } from './patience.ts';
import { readJson } from './read-json.ts';
import { beforeThought } from './without-thoughts.ts';

/** Far more than a response needs, and a limit for a model that cannot stop. */
const MAX_OUTPUT_TOKENS = 8_000;

/**
 * A single unusable response is the model's fault; this many in a row may be due to the dialect.
 */
const SENSELESS_IN_A_ROW = 5;

/** A model's response, with its usage. */
interface ModelAnswer<Value> {
  value: Value;
  totalTokens: number;
  /** Millionths of the deployment's currency. */
  costMicros: number;
}

/** Asks a model for JSON in whichever dialect its server understands. */
export interface ModelAsker {
  /** Rejects with MarkerError, which carries the usage of the failed calls. */
  ask<Value>(
    request: JsonRequest<Value>,
    signal: AbortSignal | undefined,
  ): Promise<ModelAnswer<Value>>;
  /** Detects again what the server understands. */
  findDialect(signal: AbortSignal | undefined): Promise<Dialect>;
}

/**
 * @param probe A small request that detects what the server understands. It contains nothing about
 * the school, so that it may be sent before anybody has accepted anything.
 */
export function createModelAsker(
  kind: ModelKind,
  config: MarkerConfig,
  probe: JsonRequest<unknown>,
  { memory, requireAcceptance, noteCall }: OutsideModelPolicy,
): ModelAsker {
  let senseless = 0;
  const models = new Map<string, ReturnType<typeof createLanguageModel>>();
  const modelIn = (dialect: Dialect, create: typeof createLanguageModel) => {
    const model = models.get(dialect.lengthLimit) ?? create(kind, config, dialect);
    models.set(dialect.lengthLimit, model);
    return model;
  };
  const patience = createPatience(config.timeoutSeconds * 1_000);

  const askAs = async <Value>(
    dialect: Dialect,
    request: JsonRequest<Value>,
    signal: AbortSignal | undefined,
  ): Promise<ModelAnswer<Value>> => {
    // The providers' libraries take 25 MB, so they are loaded with the first request to a model.
    const library = await import('./library.ts');
    const timer = patience.begin();
    try {
      const reply = await library.askInDialect(request, {
        model: modelIn(dialect, library.createLanguageModel),
        dialect,
        temperature: config.temperature,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        signal: signal ? AbortSignal.any([signal, timer.signal]) : timer.signal,
      });
      timer.answered();
      const answer = { value: readReply(reply, request, config), ...price(reply.usage, config) };
      await noteCall({ ...request.about, outcome: 'answered', totalTokens: answer.totalTokens });
      return answer;
    } catch (error) {
      const failure = library.explainFailure(error, textOf(request));
      await noteCall({ ...request.about, ...noteOf(failure) });
      signal?.throwIfAborted();
      throw failure;
    }
  };

  /** Small models sometimes give an unusable response, and a usable one when asked again. */
  const askTwice: typeof askAs = async (dialect, request, signal) => {
    try {
      return await askAs(dialect, request, signal);
    } catch (first) {
      if (!(first instanceof MarkerError) || first.reason !== 'unusable') throw first;
      const again = askAs(dialect, request, signal).catch((error: unknown) => {
        throw error instanceof MarkerError ? error.with(sumUsage(first, error)) : error;
      });
      const answer = await again;
      return { ...answer, ...sumUsage(first, answer) };
    }
  };

  /** A filtered probe has no answer whose text could be the reason, so it counts as unusable. */
  const tryProbe = (dialect: Dialect, signal: AbortSignal | undefined) =>
    askAs(dialect, probe, signal).catch((error: unknown) => {
      throw error instanceof MarkerError && error.reason === 'filtered'
        ? new MarkerError('unusable', error.message, { ...error, cause: error })
        : error;
    });
  const keeper = createDialectKeeper(tryProbe, memory);
  return {
    findDialect: keeper.find,
    ask: async (request, signal) => {
      await requireAcceptance();
      const { dialect, learnt } = await keeper.get(signal);
      try {
        const answer = await askTwice(dialect, request, signal);
        senseless = 0;
        keeper.prove();
        return answer;
      } catch (error) {
        if (!(error instanceof MarkerError)) throw error;
        senseless = error.reason === 'unusable' ? senseless + 1 : 0;
        if (error.reason !== 'refused' && senseless < SENSELESS_IN_A_ROW) throw error;
        // A dialect that worked before may have stopped working: then it is detected again, once
        // for all calls.
        const current = await keeper.renew(learnt, signal);
        const askPlainly = (refused: unknown, form: Dialect) => {
          const isRefused = refused instanceof MarkerError && refused.reason === 'refused';
          if (!isRefused || form.output === PLAIN_DIALECT.output) throw refused;
          return askAs(PLAIN_DIALECT, request, signal);
        };
        // Several computers behind one address may not all understand the same dialect.
        return current === undefined
          ? askPlainly(error, dialect)
          : askAs(current, request, signal).catch((again: unknown) => askPlainly(again, current));
      }
    },
  };
}

const noteOf = ({
  reason,
  totalTokens,
}: MarkerError): Pick<ModelCall, 'outcome' | 'totalTokens'> => ({
  outcome: reason,
  totalTokens,
});

interface Usage {
  totalTokens: number;
  costMicros: number;
}

const sumUsage = (one: Usage, other: Usage): Usage => ({
  totalTokens: one.totalTokens + other.totalTokens,
  costMicros: one.costMicros + other.costMicros,
});

function readReply<Value>(
  { text, usage, finishReason }: ModelReply,
  { readAs }: JsonRequest<Value>,
  config: MarkerConfig,
): Value {
  const used = price(usage, config);
  if (finishReason === 'content-filter') {
    throw new MarkerError('filtered', 'The provider’s content filter stopped the answer.', used);
  }
  const value = readJson(text, readAs);
  if (value !== undefined) return value;
  const isEmpty = beforeThought(text).trim() === '' ? 'Its answer was empty.' : undefined;
  throw new MarkerError('unusable', 'There is no JSON of the wanted shape in the answer.', {
    ...used,
    said: finishReason === 'length' ? 'It was cut off at its length limit.' : isEmpty,
  });
}

function textOf({ instructions, content }: JsonRequest<unknown>): string {
  const parts = typeof content === 'string' ? [content] : content.map(textOfPart);
  return [instructions, ...parts].join('\n');
}

const textOfPart = (part: object): string =>
  'text' in part && typeof part.text === 'string' ? part.text : '';

function price(usage: LanguageModelUsage, { prices }: MarkerConfig) {
  const { inputTokens = 0, outputTokens = 0 } = usage;
  const totalTokens = usage.totalTokens ?? inputTokens + outputTokens;
  // A price per million tokens equals the price per token in millionths.
  const cost = prices ? inputTokens * prices.input + outputTokens * prices.output : 0;
  return { totalTokens, costMicros: Math.round(cost) };
}
