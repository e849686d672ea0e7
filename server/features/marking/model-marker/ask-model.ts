import { APICallError, generateText, NoObjectGeneratedError, Output, type LanguageModel } from 'ai';
import type { LanguageModelUsage } from 'ai';
import type { MarkerConfig } from '../../../marker-config.ts';
import { MarkerError, type MarkerErrorReason } from '../engine/marker-error.ts';
import type { MarkingImage } from '../engine/marker.ts';
import { judgementSchema, type Judgement } from './judgement.ts';
import type { MarkingPrompt } from './prompt.ts';
import { createPauseKeeper, readRetryAfter } from './retry-after.ts';

// The library writes its warnings to the console, where nobody looks for them.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Far more than a judgement needs, and an end to a model that cannot stop. */
const MAX_OUTPUT_TOKENS = 8_000;

/** A judgement with what it used. */
export interface ModelAnswer {
  judgement: Judgement;
  totalTokens: number;
  /** Millionths of the deployment's currency. */
  costMicros: number;
}

type Settings = Pick<MarkerConfig, 'timeoutSeconds' | 'temperature' | 'prices'>;
type Ask = (
  prompt: MarkingPrompt,
  images: readonly MarkingImage[],
  signal: AbortSignal | undefined,
) => Promise<ModelAnswer>;

/**
 * A way to ask the model for one judgement. It rejects with MarkerError; when a provider asks for a
 * pause with `Retry-After`, all calls keep it.
 */
export function createModelAsker(model: LanguageModel, settings: Settings): Ask {
  const keepPauses = createPauseKeeper();
  return (prompt, images, signal) =>
    keepPauses(async () => {
      try {
        return await askOnce(model, settings, prompt, images, signal);
      } catch (error) {
        signal?.throwIfAborted();
        throw explain(error, settings);
      }
    }, signal);
}

async function askOnce(
  model: LanguageModel,
  settings: Settings,
  prompt: MarkingPrompt,
  images: readonly MarkingImage[],
  signal: AbortSignal | undefined,
): Promise<ModelAnswer> {
  const timeout = AbortSignal.timeout(settings.timeoutSeconds * 1_000);
  const { output, usage } = await generateText({
    model,
    output: Output.object({ schema: judgementSchema, name: 'judgement' }),
    instructions: prompt.instructions,
    messages: [{ role: 'user', content: toContent(prompt, images) }],
    maxRetries: 0,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(settings.temperature !== null && { temperature: settings.temperature }),
  });
  return { judgement: output, ...price(usage, settings) };
}

function toContent({ question, answer }: MarkingPrompt, images: readonly MarkingImage[]) {
  const pictures = images.flatMap(({ of, mediaType, bytes }) => [
    {
      type: 'text' as const,
      text: of === 'question' ? 'The question shows:' : 'The scheme shows:',
    },
    { type: 'file' as const, mediaType, data: bytes },
  ]);
  return [
    ...pictures,
    {
      type: 'text' as const,
      text: question,
      // Other providers find what repeats by themselves.
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    { type: 'text' as const, text: answer },
  ];
}

function price(usage: LanguageModelUsage | undefined, { prices }: Settings) {
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
  const totalTokens = usage?.totalTokens ?? inputTokens + outputTokens;
  // A price per million tokens is a price per token in millionths.
  const cost = prices ? inputTokens * prices.input + outputTokens * prices.output : 0;
  return { totalTokens, costMicros: Math.round(cost) };
}

function explain(error: unknown, settings: Settings): MarkerError {
  const used = NoObjectGeneratedError.isInstance(error) ? price(error.usage, settings) : {};
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return new MarkerError(reasonOf(error), message, {
    ...used,
    retryAfterMs: readRetryAfter(headers?.['retry-after']),
    cause: error,
  });
}

function reasonOf(error: unknown): MarkerErrorReason {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timed-out';
  if (!APICallError.isInstance(error)) {
    return NoObjectGeneratedError.isInstance(error) ? 'unusable' : 'unreachable';
  }
  const { statusCode = 0 } = error;
  if (statusCode === 401 || statusCode === 403) return 'refuses-key';
  if (statusCode === 404) return 'unknown-model';
  if (statusCode === 429) return 'busy';
  return statusCode >= 200 && statusCode < 500 && statusCode !== 408 ? 'unusable' : 'unreachable';
}
