import { useSearchParams } from 'react-router';

const PARAMETER = 'class';

/** Returns the address with the limit to one class kept. */
export function withClass(path: string, teacherCode: string | undefined): string {
  if (teacherCode === undefined) return path;
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${PARAMETER}=${encodeURIComponent(teacherCode)}`;
}

/** Returns the class to which the address limits a quiz; undefined for everyone. */
export function classIn(params: URLSearchParams): string | undefined {
  return params.get(PARAMETER)?.toUpperCase() || undefined;
}

/** Returns the class to which a quiz page is limited, and a function to choose another. */
export function useClassInAddress() {
  const [params, setParams] = useSearchParams();
  return {
    teacherCode: classIn(params),
    setTeacherCode: (teacherCode: string | null) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('page');
          if (teacherCode) next.set(PARAMETER, teacherCode);
          else next.delete(PARAMETER);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
