const wordsOf = (name: string) => name.toLowerCase().trim().split(/\s+/u);

/**
 * Returns the other names that may occur in a student's notes: first the others of the batch in its
 * order, then the teacher's other students. A person in both appears once, even if the batch only
 * has the first name.
 */
export function classmatesOf<Student extends { name: string }>(
  student: Student,
  students: readonly Student[],
  namesInClass: readonly string[],
): string[] {
  const inBatch = students.map(({ name }) => wordsOf(name));
  const others = students.filter((other) => other !== student).map((other) => other.name);
  const outside = namesInClass.filter((name) => {
    const words = wordsOf(name);
    return !inBatch.some((known) => known.every((word) => words.includes(word)));
  });
  return [...others, ...outside];
}
