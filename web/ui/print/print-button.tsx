import { Button } from '@mantine/core';
import { IconPrinter } from '../../icons/printer.ts';

/** Prints the screen with its print styles; disabled while the screen loads. */
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
