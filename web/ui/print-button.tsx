import { Button } from '@mantine/core';
import { IconPrinter } from '../icons/printer.ts';

/** Prints the screen as its print styles have it; while the screen loads it only holds its place. */
export function PrintButton({ isLoading }: { isLoading: boolean }) {
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      disabled={isLoading}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
