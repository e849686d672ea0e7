import type { Role } from '../../../shared/permissions.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SearchPalette } from './search-palette.tsx';

interface SearchDialogProps {
  role: Role;
  isOpen: boolean;
  onClose: () => void;
}

/** The search dialog, which opens over the current page. */
export function SearchDialog({ role, isOpen, onClose }: SearchDialogProps) {
  return (
    <Dialog title="Search" isOpen={isOpen} onClose={onClose} isTall>
      <SearchPalette role={role} onGone={onClose} />
    </Dialog>
  );
}
