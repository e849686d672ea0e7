import { listRouteSamples, type RouteSample } from './route-samples.ts';
import { buildSampleSchool, type SampleSchool } from './sample-school.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface SampledApp {
  app: TestApp;
  school: SampleSchool;
  samples: Record<string, RouteSample>;
}

/** An app with the sample school, and for each route a call that makes sense there. */
export async function startSampledApp(): Promise<SampledApp> {
  const app = await startTestApp();
  const school = await buildSampleSchool(app);
  return { app, school, samples: listRouteSamples(school) };
}
