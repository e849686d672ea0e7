import { buildUser } from '../factories.ts';
import { startTestApp } from '../test-app.ts';
import { startLtiPlatform } from './lti-platform.ts';

/** Starts an app and a learning platform that its administrator has added; `stop` ends both. */
export async function startAppWithPlatform({ makesTeachers = true } = {}) {
  const app = await startTestApp({ allowsPrivateAddresses: true });
  const platform = await startLtiPlatform();
  platform.knowTool(app.address);
  const admin = await buildUser(app.database, { role: 'admin' });
  const { lti } = await app.as(admin);
  const { platformId } = await lti.add({ ...platform.registration, makesTeachers });
  const stop = async () => {
    await platform.stop();
    await app.stop();
  };
  return { app, platform, platformId, admin, stop };
}
