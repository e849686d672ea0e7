import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractJsonMiddleware,
  extractReasoningMiddleware,
  wrapLanguageModel,
  type LanguageModelMiddleware,
} from 'ai';
import type { MarkerConfig } from '../../../marker-config.ts';
import type { Dialect } from '../../../../shared/contract/model-dialect.ts';
import { FULL_DIALECT } from './dialect.ts';

/** The kinds of marker that are a language model. */
export type ModelKind = Exclude<MarkerConfig['kind'], 'built-in' | 'remote-service'>;

/** What models wrap their thoughts in. */
const REASONING_TAGS = ['think', 'thinking', 'reasoning'];
/** The first is the outermost: small models like to wrap their JSON in a code block. */
const middleware: LanguageModelMiddleware[] = [
  extractJsonMiddleware(),
  ...REASONING_TAGS.map((tagName) => extractReasoningMiddleware({ tagName })),
];

/** The model that the configuration names, at the provider's address or another one. */
export function createLanguageModel(
  kind: ModelKind,
  config: MarkerConfig,
  dialect: Dialect = FULL_DIALECT,
) {
  const model = createProvided(kind, config, dialect);
  return wrapLanguageModel({ model, middleware });
}

function createProvided(
  kind: ModelKind,
  { model, apiKey, address }: MarkerConfig,
  dialect: Dialect,
) {
  const settings = {
    fetch: fetchStraight,
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

/** A redirect could take students' words to a computer that nobody has accepted. */
const fetchStraight: typeof fetch = (address, request) =>
  fetch(address, { ...request, redirect: 'manual' });

/** Newer models of the protocol know the limit by another name only. */
function nameLengthLimit(body: Record<string, unknown>, { lengthLimit }: Dialect) {
  if (lengthLimit !== 'max_completion_tokens') return body;
  const { max_tokens: limit, ...rest } = body;
  return { ...rest, max_completion_tokens: limit };
}
