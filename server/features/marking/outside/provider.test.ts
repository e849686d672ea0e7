import { describe, expect, it } from 'vitest';
import { findProvider } from './provider.ts';

const at = (address: string, model = 'llama3.1') =>
  findProvider({ kind: 'openai-compatible', model, address });

describe('the provider that receives texts', () => {
  it('is absent with the built-in marker', () => {
    expect(findProvider({ kind: 'built-in', model: '', address: null })).toBeNull();
  });

  it.each([
    ['openai', 'OpenAI (api.openai.com)'],
    ['anthropic', 'Anthropic (api.anthropic.com)'],
    ['google', 'Google (generativelanguage.googleapis.com)'],
  ] as const)('is named and outside: %s', (kind, name) => {
    const provider = findProvider({ kind, model: 'm', address: null });
    expect(provider).toEqual({ name, isOutside: true });
  });

  it.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:8000/v1',
    'http://[::1]:8000/v1',
    'http://10.2.0.7/v1',
    'http://172.31.255.1/v1',
    'http://192.168.1.20:1234/v1',
    'http://[fd12:3456::1]/v1',
    'http://[::ffff:10.2.0.7]/v1',
    'http://gpu:11434/v1',
    'http://gpu.local/v1',
    'http://marker.school.internal/v1',
  ])('is inside at an address that can only be on the school’s own network: %s', (address) => {
    expect(at(address)?.isOutside).toBe(false);
  });

  it.each([
    'https://openrouter.ai/api/v1',
    'https://gpu.school.example/v1',
    'http://172.32.0.1/v1',
    'http://8.8.8.8/v1',
    'http://[2001:4860::1]/v1',
    'https://localhost.example/v1',
  ])('is outside at any other address, whoever owns it: %s', (address) => {
    expect(at(address)?.isOutside).toBe(true);
  });

  it('is outside if a local server passes on requests to a cloud model', () => {
    expect(at('http://localhost:11434/v1', 'gpt-oss:120b-cloud')).toEqual({
      name: 'gpt-oss:120b-cloud, which localhost passes on',
      isOutside: true,
    });
  });
});
