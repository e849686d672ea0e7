/** Returns true if the promise resolves or rejects in time. */
export async function settlesWithin(
  promise: Promise<unknown>,
  milliseconds: number,
): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), milliseconds);
  const settled = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, late.promise]).finally(() => clearTimeout(timer));
}
