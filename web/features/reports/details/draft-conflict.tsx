import { Alert, Button, Group } from '@mantine/core';

interface DraftConflictProps {
  takeTheirs: () => void;
  keepMine: () => void;
}

/** Says that two tabs have changed the draft, and lets the teacher choose which to keep. */
export function DraftConflict({ takeTheirs, keepMine }: DraftConflictProps) {
  return (
    <Alert color="gray" role="alert" mb="md" title="This draft was changed in another tab">
      What you type here is not kept until you choose which of the two is to stay. The other is
      lost.
      <Group mt="sm">
        <Button size="xs" variant="default" onClick={takeTheirs}>
          Use the other tab’s
        </Button>
        <Button size="xs" variant="default" onClick={keepMine}>
          Keep this tab’s
        </Button>
      </Group>
    </Alert>
  );
}
