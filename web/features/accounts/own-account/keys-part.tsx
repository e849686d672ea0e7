import { Anchor } from '@mantine/core';
import { NewToken } from '../tokens/new-token.tsx';
import { TokenList } from '../tokens/token-list.tsx';
import { AccountPart } from './account-part.tsx';

/** API keys for the person's own scripts. */
export function KeysPart() {
  return (
    <AccountPart
      id="account-keys"
      title="Keys for scripts"
      about={
        <>
          A script with your key acts as you, within what you tick. The calls are described at{' '}
          <Anchor href="/api/docs" underline="always" inherit>
            /api/docs
          </Anchor>
          .
        </>
      }
    >
      <TokenList whose="mine" />
      <NewToken kind="personal" label="Make a key" />
    </AccountPart>
  );
}
