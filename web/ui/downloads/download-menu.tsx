import { Button, Loader, Menu, Text, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '../../icons/download.ts';
import { useDownload } from './use-download.ts';

interface Download {
  label: string;
  /** Says what the file contains. */
  note?: string;
  load: () => Promise<File>;
}

interface DownloadMenuProps {
  label: string;
  downloads: readonly Download[];
}

/** A button with a menu of files to download; busy while a file is being made. */
export function DownloadMenu({ label, downloads }: DownloadMenuProps) {
  const { mutate, isPending } = useDownload();
  return (
    <>
      <Menu position="bottom-end" withinPortal={false} disabled={isPending} width="max-content">
        <Menu.Target>
          <Button
            variant="default"
            aria-busy={isPending}
            aria-disabled={isPending}
            leftSection={
              isPending ? <Loader size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />
            }
          >
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw="min(340px, calc(100vw - 32px))">
          {downloads.map((download) => (
            <Menu.Item key={download.label} onClick={() => mutate(download.load)}>
              {download.label}
              {download.note && (
                <Text component="span" display="block" size="sm" c="dimmed">
                  {download.note}
                </Text>
              )}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <VisuallyHidden component="output">{isPending && 'The file is being made.'}</VisuallyHidden>
    </>
  );
}
