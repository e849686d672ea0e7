import { Radio, Stack, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { AccountPart } from './account-part.tsx';

const choices: Record<MantineColorScheme, string> = {
  light: 'Light',
  dark: 'Dark',
  auto: 'As this device is set',
};

/** The choice between light and dark in this browser. */
export function AppearancePart() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <AccountPart id="account-appearance" title="Appearance" about="Kept in this browser.">
      <Radio.Group label="Light or dark?" value={colorScheme} onChange={setColorScheme}>
        <Stack gap="xs">
          {Object.entries(choices).map(([choice, label]) => (
            <Radio key={choice} value={choice} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    </AccountPart>
  );
}
