import { expect, it } from 'vitest';
import { workHere } from '../../../testing/markers/marker-tools.ts';
import { describeSentForMarking, type SentUse } from '../../marking/public.ts';
import { describeSentForReports } from './sent-for-reports.ts';

const sentOf = (uses: readonly SentUse[]) =>
  uses.flatMap(({ use, fields }) =>
    fields.filter(({ isSent }) => isSent).map(({ field }) => `${use} ${field}`),
  );

/* The list that administrators accept; adding a field here asks every school again. */
it('sends these fields to a model, and no others', async () => {
  const model = { kind: 'openai', seesImages: false } as const;
  expect(
    sentOf([...(await describeSentForMarking(workHere, model)), ...describeSentForReports(model)]),
  ).toEqual([
    'marking userAnswer',
    'marking questionText',
    'marking markSchemeAnswer',
    'marking maxMark',
    'marking subject',
    'marking level',
    'marking synonyms',
    'marking confirmed.userAnswer',
    'marking confirmed.markAwarded',
    'marking confirmed.points',
    'trial userAnswer',
    'trial questionText',
    'trial markSchemeAnswer',
    'trial maxMark',
    'trial synonyms',
    'report student.positives',
    'report student.areasToImprove',
    'report student.level',
    'report student.pronouns',
    'report classInfo.subject',
    'report classInfo.term',
    'report classInfo.unitsCovered',
    'report tone',
    'report length',
    'report turn',
    'report stray',
    'report unlike',
  ]);
});

it('sends images only to a model that sees them, and no confirmed answers to a marking service', async () => {
  const sees = sentOf(await describeSentForMarking(workHere, { kind: 'openai', seesImages: true }));
  expect(sees.filter((field) => field.includes('images'))).toEqual([
    'marking images.of',
    'marking images.mediaType',
    'marking images.bytes',
  ]);
  const service = sentOf(
    await describeSentForMarking(workHere, { kind: 'remote-service', seesImages: false }),
  );
  expect(service.filter((field) => field.startsWith('marking'))).toEqual([
    'marking userAnswer',
    'marking questionText',
    'marking markSchemeAnswer',
    'marking maxMark',
    'marking id',
  ]);
});

it('shows a request with placeholders for everything that was hidden', async () => {
  const model = { kind: 'openai', seesImages: false } as const;
  const [marking] = await describeSentForMarking(workHere, model);
  const [report] = describeSentForReports(model);
  expect(marking?.example).toContain('[NAME 1] says so too: [EMAIL 1], [PHONE 2], [NAME 1].');
  expect(`${marking?.example} ${report?.example}`).not.toMatch(/\bSam\b|Okafor|Priya|Shah/i);
});
