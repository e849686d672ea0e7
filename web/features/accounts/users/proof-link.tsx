import { Text } from '@mantine/core';
import { usersMessages } from '../../../../shared/messages/users.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { askBeforeLinksGo, LinksToHandOver } from './links-to-hand-over.tsx';

interface ProofLinkProps {
  person: { displayName: string; email: string };
  link: string | null;
  onClose: () => void;
}

/** Shows the link with which a person proves their address, if no email is sent. */
export function ProofLink({ person, link, onClose }: ProofLinkProps) {
  return (
    <Dialog
      isOpen={link !== null}
      title={`A link for ${isolate(person.displayName)}`}
      onClose={onClose}
      askBefore={askBeforeLinksGo}
      isWide
    >
      <Text mb="md">{usersMessages.roleWaitsForLink}</Text>
      {link !== null && (
        <LinksToHandOver links={[{ name: person.displayName, email: person.email, link }]} />
      )}
    </Dialog>
  );
}
