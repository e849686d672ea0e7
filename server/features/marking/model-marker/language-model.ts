import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, wrapLanguageModel, type LanguageModel } from 'ai';
import type { MarkerConfig } from '../../../marker-config.ts';

/** The kinds of marker that are a language model. */
export type ModelKind = Exclude<MarkerConfig['kind'], 'built-in' | 'remote-service'>;

/** The model that the configuration names, at the provider's address or another one. */
export function createLanguageModel(
  kind: ModelKind,
  { model, apiKey, address }: MarkerConfig,
): LanguageModel {
  const settings = {
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
      return createCompatibleModel(model, { baseURL: '', ...settings });
  }
}

/** Small models like to wrap their JSON in a code block. */
function createCompatibleModel(model: string, settings: { baseURL: string; apiKey?: string }) {
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    supportsStructuredOutputs: true,
    ...settings,
  });
  return wrapLanguageModel({ model: provider(model), middleware: extractJsonMiddleware() });
}
