import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Section } from '../../ui/page/section.tsx';
import { NewToken, TokenList } from '../accounts/public.ts';
import { NewWebhook } from './new-webhook.tsx';
import { NewPlatform } from './platforms/new-platform.tsx';
import { PlatformList } from './platforms/platform-list.tsx';
import { WebhookList } from './webhook-list.tsx';

/** Access for other programs, managed by administrators. */
export function ConnectionsScreen() {
  return (
    <PageShell
      title="Connections"
      subtitle="Other systems in your school that work with Greenpen."
      actions={<BackToDashboard />}
      width="narrow"
    >
      <Section
        id="keys"
        title="Keys for scripts"
        about="Every key in the school. A personal key acts as its owner and stops working with their account. A service key belongs to the school: it works on when whoever made it leaves, and what it does is recorded as its own."
        aside={<NewToken kind="service" label="Make a service key" />}
      >
        <Panel>
          <TokenList whose="all" />
        </Panel>
      </Section>
      <Section
        id="learning-platforms"
        title="Learning platforms"
        about="Moodle, Canvas and others that speak LTI 1.3: students open a quiz from there, their course becomes a class, and released marks go back."
        aside={<NewPlatform />}
      >
        <Panel>
          <PlatformList />
        </Panel>
      </Section>
      <Section
        id="webhooks"
        title="Webhooks"
        about="Programs that are told when a quiz is finished, marked or released. What is sent is signed and contains no word of any answer; what does not arrive is sent again for some hours."
        aside={<NewWebhook />}
      >
        <Panel>
          <WebhookList />
        </Panel>
      </Section>
    </PageShell>
  );
}
