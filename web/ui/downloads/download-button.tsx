import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '../../icons/download.ts';
import { useDownload } from './use-download.ts';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  load: () => Promise<File>;
}

/** A button that downloads one file; busy while that is being made. */
export function DownloadButton({ label, load, variant = 'default' }: DownloadButtonProps) {
  const download = useDownload();
  return (
    <Button
      variant={variant}
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate(load)}
    >
      {label}
    </Button>
  );
}
