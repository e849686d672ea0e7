import { useSearchParams } from 'react-router';

const NAMES = 'names';
const WITHOUT = 'off';

/** Whether the sheet names students, as its address says beside the class that it shows. */
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
