/**
 * Lets questions that come while one is being answered wait and go together in the next, so that a
 * crowd costs few statements and nobody gets an answer older than their question. `askFor` is given
 * each key once, and leaves out what it does not find; when it fails, all who wait for it are told.
 */
export function askTogether<Found>(
  askFor: (keys: string[]) => Promise<Map<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let waiting: { keys: Set<string>; answer: Promise<Map<string, Found>> } | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  const gather = () => {
    const keys = new Set<string>();
    const answer = underWay.then(() => {
      // From here on it is being answered: who comes now begins the next.
      waiting = undefined;
      return askFor([...keys]);
    });
    underWay = answer.catch(() => undefined);
    return { keys, answer };
  };

  return async (key) => {
    waiting ??= gather();
    waiting.keys.add(key);
    return (await waiting.answer).get(key);
  };
}
