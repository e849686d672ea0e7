import { useSearchParams } from 'react-router';

const NAMES = 'names';
const WITHOUT = 'off';

/** Returns whether the sheet names students, which is in the address along with the class. */
export function useNamesInAddress() {
  const [params, setParams] = useSearchParams();
  return {
    hasNames: params.get(NAMES) !== WITHOUT,
    setHasNames: (hasNames: boolean) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (hasNames) next.delete(NAMES);
          else next.set(NAMES, WITHOUT);
          return next;
        },
        { replace: true },
      ),
  };
}
