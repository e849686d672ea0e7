import type { MarkerDescription } from '../../../../shared/contract/marking-service.ts';

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
    'Names, e-mail addresses and classes of students never leave the server. What students write about themselves in an answer does.',
  ];
}
