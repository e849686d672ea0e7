import { BlockList, isIP } from 'node:net';
import type { MarkerConfig } from '../../../marker-config.ts';

/** The recipient of texts. */
export interface Provider {
  /** The name that a school knows it by, e.g. `OpenAI (api.openai.com)`. */
  name: string;
  /** True if it is outside the school's own network, as far as its address shows. */
  isOutside: boolean;
}

const KNOWN: Partial<Record<MarkerConfig['kind'], { name: string; host: string }>> = {
  openai: { name: 'OpenAI', host: 'api.openai.com' },
  anthropic: { name: 'Anthropic', host: 'api.anthropic.com' },
  google: { name: 'Google', host: 'generativelanguage.googleapis.com' },
};

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Domain endings that never exist on the internet; a name without a dot is local too. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/u;
/** Models that a local Ollama forwards to its maker's servers. */
const PASSED_ON = /[:-]cloud$/u;

/** Returns the provider that the configured marker sends texts to; null if it sends none. */
export function findProvider({
  kind,
  model,
  address,
}: Pick<MarkerConfig, 'kind' | 'model' | 'address'>): Provider | null {
  if (kind === 'built-in') return null;
  const known = KNOWN[kind];
  const host = address === null ? (known?.host ?? '') : new URL(address).hostname;
  const isPassedOn = PASSED_ON.test(model);
  const name = known ? `${known.name} (${host})` : host;
  return {
    name: isPassedOn && !isPublic(host) ? `${model}, which ${host} passes on` : name,
    isOutside: isPassedOn || isPublic(host),
  };
}

function isPublic(host: string): boolean {
  const address = host.replaceAll(/[[\]]/gu, '');
  const version = isIP(address);
  if (version === 0) return !LOCAL_NAME.test(host);
  return !privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
