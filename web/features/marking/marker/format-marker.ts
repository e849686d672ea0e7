import type { MarkerDescription } from '../../../../shared/contract/marking-service.ts';
import type { FoundDialect } from '../../../../shared/contract/model-dialect.ts';

const kindNames: Record<MarkerDescription['kind'], string> = {
  'built-in': 'The built-in marker',
  'openai-compatible': 'A model using the OpenAI protocol',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'remote-service': 'A marking service elsewhere',
};

export function kindName(kind: MarkerDescription['kind']): string {
  return kindNames[kind];
}

export function isModel(kind: MarkerDescription['kind']): boolean {
  return kind !== 'built-in' && kind !== 'remote-service';
}

const outputs: Record<FoundDialect['output'], string> = {
  'json-schema': 'Structured output by a schema: yes',
  'json-object': 'Structured output by a schema: no, JSON: yes',
  'tool-call': 'Structured output: no, tool calls: yes',
  text: 'Structured output: no, plain text: yes',
};

/** Describes which request options a model's server supports. */
export function formatDialect({ output, lengthLimit, temperature }: FoundDialect): string[] {
  return [
    outputs[output],
    lengthLimit === 'none' ? 'Limit of length: no' : `Limit of length: ${lengthLimit}`,
    `Temperature: ${temperature ? 'yes' : 'no'}`,
  ];
}
