import { Button, Text } from '@mantine/core';
import { counted } from '../../../../shared/counted.ts';

interface NewAccountsProps {
  /** The number of names in the list that match nobody in the school. */
  total: number;
  made: number;
  isMaking: boolean;
  onMake: () => void;
}

/** Creates accounts for the new names of a list. */
export function NewAccounts({ total, made, isMaking, onMake }: NewAccountsProps) {
  const left = total - made;
  if (left <= 0) return null;
  const accounts = left === 1 ? 'an account' : 'accounts';
  const students = counted(left, 'new student');
  return (
    <>
      <Button variant="default" loading={isMaking} onClick={onMake}>
        {`Make ${accounts} for ${students}`}
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        They need no email: each gets a username and a password on a card.
      </Text>
      <output>{made > 0 && `${made} of ${total} new students have an account now.`}</output>
    </>
  );
}
