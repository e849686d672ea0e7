import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../../server/testing/greenpen-process.ts';
import { startProgram, type Program } from './programs.ts';

/** The paths of a certificate and its key. */
export interface Certificate {
  certificate: string;
  key: string;
}

const delivered = new URL('../../deploy/nginx.conf', import.meta.url);

/**
 * Starts nginx with the file from deploy/, except for what depends on the machine: its nodes, its
 * port, and its certificate, without which it uses plain HTTP.
 */
export async function startProxy(
  port: number,
  nodePorts: number[],
  folder: string,
  certificate?: Certificate,
): Promise<Program> {
  const place = join(folder, 'nginx');
  await mkdir(place, { recursive: true });
  await chmod(place, 0o777);
  const nodes = nodePorts.map((node) => `server 127.0.0.1:${node} max_fails=3 fail_timeout=1s;`);
  const site = (await readFile(delivered, 'utf8'))
    .replaceAll(/^\s*server 127\.0\.0\.1:\d+.*\n/gm, '')
    .replace('# nodes', nodes.join('\n'))
    .replaceAll(/^\s*(ssl_certificate|listen \[|access_log).*\n/gm, '')
    .replace(
      'listen 443 ssl http2;',
      certificate
        ? `listen 127.0.0.1:${port} ssl http2;
           ssl_certificate ${certificate.certificate};
           ssl_certificate_key ${certificate.key};`
        : `listen 127.0.0.1:${port};`,
    )
    .replace('listen 80;', `listen 127.0.0.1:${await findFreePort()};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(place, kind)};`)
    .join('\n');
  const file = join(place, 'nginx.conf');
  await writeFile(
    file,
    `pid ${join(place, 'pid')};
    error_log stderr error;
    events { worker_connections 4096; }
    http {
      access_log off;
      ${temporary}
      ${site}
    }`,
  );
  return startProgram('nginx', ['-c', file, '-g', 'daemon off;'], { port });
}
