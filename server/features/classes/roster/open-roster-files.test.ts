import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_ROSTER_BODY_BYTES } from '../../../../shared/business-rules.ts';
import { inFile, rosterMessages } from '../../../../shared/messages/roster.ts';
import { openRosterFiles } from '../../../../shared/open-roster-files.ts';

const open = (name: string, bytes: Uint8Array) =>
  openRosterFiles([{ name, bytes }], (archive, filter) => unzipSync(archive, { filter }));

describe('the files of a roster', () => {
  it('are taken out of a ZIP, as OneRoster exports come, wherever they are in it', () => {
    const bytes = zipSync({
      'export/manifest.csv': strToU8('propertyName,value'),
      'export/users.csv': strToU8('sourcedId'),
      'export/readme.pdf': strToU8('%PDF'),
      '__MACOSX/export/._users.csv': strToU8('\0'),
    });
    expect(open('oneroster.zip', bytes)).toEqual({
      files: [
        { name: 'manifest.csv', content: 'propertyName,value' },
        { name: 'users.csv', content: 'sourcedId' },
      ],
    });
  });

  it.each([
    ['a workbook', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })],
    ['a ZIP that is cut off', zipSync({ 'users.csv': strToU8('a'.repeat(500)) }).slice(0, 60)],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13)],
  ])('are refused by name if one is %s', (_, bytes) => {
    expect(open('list', bytes)).toEqual({ problem: inFile('list', rosterMessages.noText) });
  });

  it('are refused before they are unpacked if they would be too large', () => {
    const bytes = zipSync({ 'users.csv': new Uint8Array(MAX_ROSTER_BODY_BYTES + 1) });
    expect(bytes.length).toBeLessThan(100_000);
    expect(open('bomb.zip', bytes)).toEqual({
      problem: inFile('bomb.zip', rosterMessages.archiveTooLarge),
    });
  });
});
