import { listRouteSamples, type RouteSample } from './route-samples.ts';
import { buildSampleSchool, type SampleSchool } from './sample-school.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { endOfBatch } from '../written-batch.ts';

export interface SampledApp {
  app: TestApp;
  school: SampleSchool;
  samples: Record<string, RouteSample>;
}

/** Starts an app with the sample school, and a meaningful call for each route. */
export async function startSampledApp(): Promise<SampledApp> {
  const app = await startTestApp();
  const school = await buildSampleSchool(app);
  const { reports } = await app.as(school.people['class teacher']);
  // A job writes the reports; before that there is nothing to download.
  await endOfBatch(reports, school.batch.id);
  return { app, school, samples: listRouteSamples(school) };
}
