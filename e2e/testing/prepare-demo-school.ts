import { rm } from 'node:fs/promises';
import { GreenpenProcess } from './greenpen-process.ts';

/**
 * Creates the demo school's database once per run, because that takes longer than starting on it.
 */
export default async function prepareDemoSchool(): Promise<() => Promise<void>> {
  const greenpen = await GreenpenProcess.launch();
  const folder = await greenpen.leaveData();
  process.env.PREPARED_DEMO_SCHOOL = folder;
  return () => rm(folder, { recursive: true, force: true });
}
