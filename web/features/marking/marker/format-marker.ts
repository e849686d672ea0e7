import type { MarkerDescription } from '../../../../shared/contract/marking-service.ts';
import type { FoundDialect } from '../../../../shared/contract/model-dialect.ts';

const kindNames: Record<MarkerDescription['kind'], string> = {
  'built-in': 'The built-in marker',
  'openai-compatible': 'A model by the OpenAI protocol',
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

/** What leaves the server for marking, in words that a school can pass on to parents. */
export function formatLeaving({ kind, address, seesImages }: MarkerDescription): string[] {
  if (kind === 'built-in') {
    return [
      'Nothing leaves this server. Answers are marked on it, without any model.',
      'Question and mark scheme images are not looked at.',
    ];
  }
  const where = address === null ? 'the provider' : address;
  return [
    `To ${where} goes, for each answer: the question, its mark scheme and maximum, and what the student wrote.`,
    seesImages
      ? 'Images of the question and of the mark scheme go along.'
      : 'Images do not go along: the marker does not see them.',
    ...formatHidden(kind),
  ];
}

/** A marking service elsewhere gets answers as they are. */
function formatHidden(kind: MarkerDescription['kind']): string[] {
  if (kind === 'remote-service') {
    return ['Names of students do not go along, but answers go as they were written.'];
  }
  return [
    'Answers of other students to the same question go along, where a teacher has confirmed their marks.',
    'In all answers, names and usernames of those who sat the quiz and of their classmates, email addresses, telephone numbers and postcodes are replaced by signs. Nicknames, misspelt names and other people are not found.',
  ];
}

const outputs: Record<FoundDialect['output'], string> = {
  'json-schema': 'Structured output by a schema: yes',
  'json-object': 'Structured output by a schema: no, JSON: yes',
  'tool-call': 'Structured output: no, tool calls: yes',
  text: 'Structured output: no, plain text: yes',
};

/** What a model's server was found to understand. */
export function formatDialect({ output, lengthLimit, temperature }: FoundDialect): string[] {
  return [
    outputs[output],
    lengthLimit === 'none' ? 'Limit of length: no' : `Limit of length: ${lengthLimit}`,
    `Temperature: ${temperature ? 'yes' : 'no'}`,
  ];
}
