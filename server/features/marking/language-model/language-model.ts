import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { MarkerConfig } from '../../../marker-config.ts';
import type { Dialect } from '../../../../shared/contract/model-dialect.ts';
import { FULL_DIALECT } from './dialect.ts';
import { fetchReply } from './fetch-reply.ts';

/** The kinds of marker that are a language model. */
export type ModelKind = Exclude<MarkerConfig['kind'], 'built-in' | 'remote-service'>;

/**
 * Room for forty points that each quote the longest answer; an ordinary response takes a tenth of
 * it.
 */
const MAX_REPLY_BYTES = 1024 * 1024;

/** Creates the configured model, at the provider's address or another one. */
export function createLanguageModel(
  kind: ModelKind,
  { model, apiKey, address }: MarkerConfig,
  dialect: Dialect = FULL_DIALECT,
) {
  const settings = {
    fetch: fetchLimited,
    ...(apiKey !== null && { apiKey }),
    ...(address !== null && { baseURL: address.replace(/\/+$/, '') }),
  };
  switch (kind) {
    case 'openai':
      return createOpenAI(settings)(model);
    case 'anthropic':
      return createAnthropic(settings)(model);
    case 'google':
      return createGoogle(settings)(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: '',
        supportsStructuredOutputs: true,
        transformRequestBody: (body) => nameLengthLimit(body, dialect),
        ...settings,
      })(model);
  }
}

const fetchLimited: typeof fetch = (address, request) =>
  fetchReply(address, request, MAX_REPLY_BYTES);

/** Newer OpenAI-compatible models know the length limit only by another name. */
function nameLengthLimit(body: Record<string, unknown>, { lengthLimit }: Dialect) {
  if (lengthLimit !== 'max_completion_tokens') return body;
  const { max_tokens: limit, ...rest } = body;
  return { ...rest, max_completion_tokens: limit };
}
