import type { Dialect } from '../../../../shared/contract/model-dialect.ts';

/** What OpenAI's own servers understand. */
export const FULL_DIALECT: Dialect = {
  output: 'json-schema',
  lengthLimit: 'max_tokens',
  temperature: true,
};

/** A model, a prompt, and nothing else. */
export const PLAIN_DIALECT: Dialect = { output: 'text', lengthLimit: 'none', temperature: false };
