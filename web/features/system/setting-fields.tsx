import { Switch, Text, Textarea, TextInput } from '@mantine/core';

interface SettingProps {
  label: string;
  description: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** The environment variable that fixes it; undefined if administrators decide. */
  fixedBy: string | undefined;
}

/** A setting with several lines. */
export function SettingText({ fixedBy, onChange, ...field }: SettingProps) {
  return (
    <div>
      <Textarea
        {...field}
        autosize
        minRows={2}
        maxRows={10}
        disabled={fixedBy !== undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FixedNote by={fixedBy} />
    </div>
  );
}

/** A setting with one line; with a range, a whole number. */
export function SettingLine({
  fixedBy,
  onChange,
  range,
  ...field
}: SettingProps & { range?: { min: number; max: number } }) {
  return (
    <div>
      <TextInput
        {...field}
        {...(range && { type: 'number', min: range.min, max: range.max, step: 1, maw: '22rem' })}
        disabled={fixedBy !== undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FixedNote by={fixedBy} />
    </div>
  );
}

interface SettingSwitchProps extends Pick<SettingProps, 'label' | 'description' | 'fixedBy'> {
  value: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. */
export function SettingSwitch({ fixedBy, value, onChange, ...field }: SettingSwitchProps) {
  return (
    <div>
      <Switch
        {...field}
        checked={value}
        disabled={fixedBy !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <FixedNote by={fixedBy} />
    </div>
  );
}

function FixedNote({ by }: { by: string | undefined }) {
  if (by === undefined) return null;
  return (
    <Text size="sm" c="dimmed" mt={4}>
      Set by {by} on the server, so it cannot be changed here.
    </Text>
  );
}
