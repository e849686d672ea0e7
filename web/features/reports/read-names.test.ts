import { describe, expect, it } from 'vitest';
import { matchStudents, namesProblem, newStudent, readNames, studentLabels } from './read-names.ts';

describe('student names for reports', () => {
  it('are separated by commas or lines, trimmed, and empties dropped', () => {
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

  it('keep what was entered for a student when others come and go', () => {
    const asha = { ...newStudent('Asha'), level: 8, positives: 'graphs' };
    expect(matchStudents(['Bo', 'Asha'], [asha, newStudent('Cem')])).toEqual([
      newStudent('Bo'),
      asha,
    ]);
  });

  it('may be shared: each of two students has their own details', () => {
    const first = { ...newStudent('Sam'), level: 2 };
    const second = { ...newStudent('Sam'), level: 9 };
    expect(matchStudents(['Sam', 'Sam'], [first, second])).toEqual([first, second]);
    const students = ['Sam', 'Bo', 'Sam'].map((name) => newStudent(name));
    expect(studentLabels(students)).toEqual(['Sam (1)', 'Bo', 'Sam (2)']);
  });

  it('stay who they are: of two of a name who were picked, the one who is left keeps their own', () => {
    const first = newStudent('Sam Tate', { userId: '1', detail: 'sam@school.example' });
    const second = newStudent('Sam Tate', { userId: '2', detail: 'tate.s' });
    expect(studentLabels([first, second])).toEqual([
      'Sam Tate (sam@school.example)',
      'Sam Tate (tate.s)',
    ]);
    expect(matchStudents(readNames('Sam Tate (tate.s)'), [first, second])).toEqual([second]);
  });
});
