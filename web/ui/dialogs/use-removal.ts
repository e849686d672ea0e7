import { confirm } from './confirm.tsx';
import { isolate } from '../text/isolate.ts';
import { type Told, useToldMutation } from '../toasts/use-told-mutation.ts';

interface RemovalWords extends Told {
  /** The button's label, which also begins the title of the confirmation: "Remove", "Revoke". */
  verb: string;
  question: string;
}

/** Removes an item of a list by its id, after asking for confirmation with its name. */
export function useRemoval(
  remove: (id: string) => Promise<unknown>,
  { verb, question, ...told }: RemovalWords,
) {
  const removing = useToldMutation(remove, told);
  return {
    ask: async (id: string, name: string) => {
      const isConfirmed = await confirm({
        title: `${verb} ${isolate(name)}`,
        message: question,
        confirmLabel: verb,
        isDestructive: true,
      });
      if (isConfirmed) removing.mutate(id);
    },
    isRemoving: (id: string) => removing.isPending && removing.variables === id,
  };
}
