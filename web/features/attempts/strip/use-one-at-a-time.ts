import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { localEntry } from '../../../local-entry.ts';

const PHONE = '(max-width: 36em)';

/** Lets a student on a phone see one question at a time; the device remembers the choice. */
export function useOneAtATime(questions: number) {
  const isPhone = useMediaQuery(PHONE) ?? false;
  const [entry] = useState(() => localEntry('oneQuestionAtATime', (stored) => stored === true));
  const [isWanted, setIsWanted] = useState(() => entry.read() ?? false);
  const [current, setCurrent] = useState(0);
  const isPossible = isPhone && questions > 1;

  const choose = (isWantedNow: boolean) => {
    entry.write(isWantedNow);
    setIsWanted(isWantedNow);
  };

  return { isPossible, isOn: isPossible && isWanted, choose, current, show: setCurrent };
}

export type OneAtATime = ReturnType<typeof useOneAtATime>;
