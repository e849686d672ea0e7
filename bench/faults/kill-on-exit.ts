const endings = new Set<() => void>();

process.once('exit', () => {
  for (const end of endings) end();
});

/** Ends a program together with the measurement, even if that fails half-way. */
export function killOnExit(end: () => void): void {
  endings.add(end);
}
