import type { Role } from '../../../shared/permissions.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchPalette } from './search-palette.tsx';

interface SearchDialogProps {
  role: Role;
  isOpen: boolean;
  onClose: () => void;
}

/** The search over the page that one is on, which keeps its place. */
export function SearchDialog({ role, isOpen, onClose }: SearchDialogProps) {
  return (
    <Dialog title="Search" isOpen={isOpen} onClose={onClose} isTall>
      <SearchPalette role={role} onGone={onClose} />
    </Dialog>
  );
}
