const wordsOf = (name: string) => name.toLowerCase().trim().split(/\s+/u);

/**
 * The names that may stand in a student's notes besides their own: the others of the batch in its
 * order, then those whom the teacher has in class. Whoever is in both is there once, also where the
 * batch has the first name alone.
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
