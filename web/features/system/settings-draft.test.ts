import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../shared/contract/school-settings.ts';
import { changesOf, draftOf } from './settings-draft.ts';

describe('the form of School settings', () => {
  const begun = draftOf({ ...defaultSettings, safeguardingLead: ['former@school.example'] });

  it('saves only what was changed in it, so that another administrator’s changes are kept', () => {
    const draft = { ...begun, helpLines: 'Childline 0800 1111', leaverMonths: '18' };
    expect(changesOf({ draft, begun }, () => false)).toEqual({
      helpLines: 'Childline 0800 1111',
      leaverMonths: '18',
    });
    expect(changesOf({ draft: begun, begun }, () => false)).toEqual({});
  });

  it('saves a list that was emptied, and leaves out settings fixed by the server', () => {
    const draft = { ...begun, safeguardingLead: '', timeZone: 'Asia/Dubai' };
    expect(changesOf({ draft, begun }, (name) => name === 'timeZone')).toEqual({
      safeguardingLead: [],
    });
  });
});
