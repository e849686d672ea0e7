import { createApiClient, type ApiClient } from '../api-client.ts';
import { FACTORY_PASSWORD } from '../factories.ts';
import { codeOf } from './totp.ts';
import { CookieBrowser } from './cookie-browser.ts';

/** A browser on the pages of one app, where somebody may sign in. */
export class AppBrowser extends CookieBrowser {
  readonly address: string;

  constructor({ address }: { address: string }) {
    super();
    this.address = address;
  }

  get cookies(): string {
    return this.cookiesOf(this.address);
  }

  get api(): ApiClient {
    return createApiClient(this.address, this.cookies);
  }

  /** Asks the account library, for example `sign-in/email`. */
  ask(route: string, body: unknown): Promise<Response> {
    return this.post(`${this.address}/api/auth/${route}`, body);
  }

  signIn({ email }: { email: string }): Promise<Response> {
    return this.ask('sign-in/email', { email, password: FACTORY_PASSWORD });
  }

  /** Turns on the second factor of the person who is signed in. */
  async addSecondFactor(): Promise<{ totpURI: string; backupCodes: string[] }> {
    const answer = await this.ask('two-factor/enable', { password: FACTORY_PASSWORD });
    const added = (await answer.json()) as { totpURI: string; backupCodes: string[] };
    await this.ask('two-factor/verify-totp', { code: codeOf(added.totpURI) });
    return added;
  }

  /** Returns the email of the person who is signed in. */
  async whoIs(): Promise<string | null> {
    return (await this.api.accounts.currentUser()).user?.email ?? null;
  }
}

/** Signs in with the password, in a browser of its own. */
export async function signInWith(app: { address: string }, person: { email: string }) {
  const browser = new AppBrowser(app);
  const answer = await browser.signIn(person);
  return { browser, body: (await answer.json()) as object };
}
