const endings = new Set<() => void>();

process.once('exit', () => {
  for (const end of endings) end();
});

/** Has a program ended with the measurement, also where that fails half-way. */
export function endWithUs(end: () => void): void {
  endings.add(end);
}
