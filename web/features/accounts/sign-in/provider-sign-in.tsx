import { Button, Divider, Stack, Text } from '@mantine/core';
import { IconBrandGoogleFilled } from '../../../icons/brand-google-filled.ts';
import { IconBrandWindowsFilled } from '../../../icons/brand-windows-filled.ts';
import { IconLogin2 } from '../../../icons/login-2.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { useProviderSignIn } from './use-provider-sign-in.ts';

const icons: Partial<Record<string, typeof IconLogin2>> = {
  google: IconBrandGoogleFilled,
  microsoft: IconBrandWindowsFilled,
};

interface ProviderSignInProps {
  onSignedIn: () => Promise<void>;
  /** True below a form, as an alternative to it. */
  isOtherWay: boolean;
}

/** Sign-in buttons for Google and other providers; renders nothing if none is configured. */
export function ProviderSignIn({ onSignedIn, isOtherWay }: ProviderSignInProps) {
  const { data } = useQuery(
    api.accounts.signInProviders.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const { begin, hint, problem } = useProviderSignIn(onSignedIn);
  if (!data || data.providers.length === 0) return null;

  return (
    <Stack gap="sm" mt={isOtherWay ? 'lg' : 0}>
      {isOtherWay && <Divider label="or" labelPosition="center" />}
      <FormProblem message={problem} />
      {data.providers.map(({ id, name }) => {
        const Icon = icons[id] ?? IconLogin2;
        return (
          <Button
            key={id}
            variant="default"
            size="md"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => void begin(id)}
          >
            Sign in with {name}
          </Button>
        );
      })}
      <Text component="output" c="dimmed" size="sm">
        {hint}
      </Text>
    </Stack>
  );
}
