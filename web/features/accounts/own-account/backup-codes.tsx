import { Button } from '@mantine/core';
import { useCopy } from '../../../ui/codes/use-copy.ts';
import classes from './own-account.module.css';

interface BackupCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Backup codes for when the phone is lost; shown once. */
export function BackupCodes({ codes, onKept }: BackupCodesProps) {
  const { copy, said, Icon } = useCopy(codes.join('\n'));
  return (
    <>
      <p>
        Keep these backup codes somewhere you can find them without your phone. Each signs you in
        once. They will not be shown again.
      </p>
      <ul className={classes.codes} aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={copy}>
          Copy
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
      <output className={classes.dim}>{said}</output>
    </>
  );
}
