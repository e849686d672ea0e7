import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['throw error', 'Promise.reject(error)'])(
  'a crash ends the process and says where, without what people wrote (%s)',
  (crash) => {
    const script = `
      import { reportCrash } from '${new URL('report-crash.ts', import.meta.url).href}';
      process.on('uncaughtException', reportCrash);
      const error = Object.assign(new Error('Failed query: insert\\nparams: my secret answer'), {
        query: 'insert', params: ['my secret answer'], detail: 'Key (email)=(ada@school.example)',
      });
      ${crash};`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module-typescript', '--eval', script],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(JSON.parse(stderr)).toMatchObject({
      msg: 'Greenpen crashed',
      err: { message: 'Failed query: insert' },
    });
    expect(stderr).not.toMatch(/secret|ada@/);
  },
);
