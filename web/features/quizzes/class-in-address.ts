import { useSearchParams } from 'react-router';

const PARAMETER = 'class';

/** An address that goes on showing one class only. */
export function withClass(path: string, teacherCode: string | undefined): string {
  if (teacherCode === undefined) return path;
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${PARAMETER}=${encodeURIComponent(teacherCode)}`;
}

/** The class by which the address limits a quiz; undefined for everyone. */
export function classIn(params: URLSearchParams): string | undefined {
  return params.get(PARAMETER)?.toUpperCase() || undefined;
}

/** The class by which a page about a quiz is limited, and a way to choose another. */
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
