/** The oldest supported browsers, by version. The README and the guide for IT name them. */
export const oldestBrowsers = { chrome: 109, edge: 109, firefox: 115, safari: 16.4 } as const;
