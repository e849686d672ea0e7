import { describe, expect, it } from 'vitest';
import { studentLabels } from '../../../shared/report-batch.ts';
import { nameInField } from './details/report-draft.ts';
import { matchStudents, namesProblem, newStudent, readNames } from './read-names.ts';

const noted = (name: string, positives: string) => ({ ...newStudent(name), positives });

describe('student names for reports', () => {
  it('are separated by commas or lines, trimmed, and empty ones dropped', () => {
    expect(readNames(' Asha  Patel, ,Bo,\n Łukasz ,,')).toEqual(['Asha Patel', 'Bo', 'Łukasz']);
  });

  it('must be at least one and at most thirty', () => {
    expect(namesProblem([])).toBe('Please enter at least one student name.');
    expect(namesProblem(Array.from({ length: 30 }, String))).toBeNull();
    expect(namesProblem(Array.from({ length: 31 }, String))).toBe(
      'You can only enter up to 30 students at a time.',
    );
    expect(namesProblem(['A'.repeat(201)])).toMatch(/too long/);
  });

  it('keep a student’s entries when others come and go', () => {
    const asha = { ...newStudent('Asha'), level: 8, positives: 'graphs' };
    expect(matchStudents(['Bo', 'Asha'], [asha, newStudent('Cem')]).students).toEqual([
      newStudent('Bo'),
      asha,
    ]);
  });

  it('keep the entries of a student whose name is corrected', () => {
    const [asha, bo, cem] = [noted('Ahsa', 'graphs'), noted('Bo', 'kind'), noted('Cem', 'loud')];
    const before = [asha, bo, cem];
    const { students, renamed, dropped } = matchStudents(['Asha', 'Bo', 'Cem'], before);
    expect(students).toEqual([{ ...asha, name: 'Asha' }, bo, cem]);
    expect(renamed).toEqual([{ from: 'Ahsa', to: 'Asha' }]);
    expect(dropped).toEqual([]);
    // A new student inserted before them takes over none of their notes.
    expect(matchStudents(['Zoe', 'Bo', 'Cem K'], [bo, cem])).toMatchObject({
      students: [newStudent('Zoe'), bo, { name: 'Cem K', positives: 'loud' }],
    });
  });

  it('are unlinked from a picked student’s account when the name is changed', () => {
    const sam = { ...newStudent('Sam', { userId: '1', detail: 'tate.s' }), positives: 'kind' };
    expect(matchStudents(['Samuel'], [sam]).students).toEqual([
      { ...newStudent('Samuel'), positives: 'kind' },
    ]);
  });

  it('report notes that no longer have a place in the list', () => {
    const before = [noted('Ahsa', 'graphs'), noted('Bo', 'kind'), newStudent('Cem')];
    expect(matchStudents(['Bo'], before).dropped).toEqual(['Ahsa']);
    // With one of two gone, it is not clear whose notes they are.
    expect(matchStudents(['Asha'], [noted('Ahsa', 'a'), noted('Bu', 'b')])).toMatchObject({
      students: [newStudent('Asha')],
      dropped: ['Ahsa', 'Bu'],
    });
  });

  it('can be shared: each of two students has their own details', () => {
    const first = { ...newStudent('Sam'), level: 2 };
    const second = { ...newStudent('Sam'), level: 9 };
    expect(matchStudents(['Sam', 'Sam'], [first, second]).students).toEqual([first, second]);
    const students = ['Sam', 'Bo', 'Sam'].map((name) => newStudent(name));
    expect(studentLabels(students)).toEqual(['Sam (1)', 'Bo', 'Sam (2)']);
  });

  it('stay linked: of two picked students with one name, the one who is left keeps their own details', () => {
    const first = newStudent('Sam Tate', { userId: '1', detail: 'sam@school.example' });
    const second = newStudent('Sam Tate', { userId: '2', detail: 'tate.s' });
    expect(studentLabels([first, second])).toEqual([
      'Sam Tate (sam@school.example)',
      'Sam Tate (tate.s)',
    ]);
    expect(matchStudents(readNames('Sam Tate (tate.s)'), [first, second]).students).toEqual([
      second,
    ]);
  });

  it.each(['Patel, Maya', 'Patel,Maya', ' Asha  Patel', 'Maya\tPatel,'])(
    'of a picked student are read as that student again: "%s"',
    (name) => {
      const picked = newStudent(name, { userId: '1' });
      const bo = newStudent('Bo Li', { userId: '2', detail: 'bo.li' });
      const field = [picked, bo].map(nameInField).join(', ');
      expect(matchStudents(readNames(field), [picked, bo]).students).toEqual([picked, bo]);
    },
  );
});
