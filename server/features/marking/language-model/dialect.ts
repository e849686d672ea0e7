import type { Dialect } from '../../../../shared/contract/model-dialect.ts';

/** The dialect of OpenAI's own servers. */
export const FULL_DIALECT: Dialect = {
  output: 'json-schema',
  lengthLimit: 'max_tokens',
  temperature: true,
};

/** A model, a prompt, and no other options. */
export const PLAIN_DIALECT: Dialect = { output: 'text', lengthLimit: 'none', temperature: false };
