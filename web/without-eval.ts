/**
 * Tells zod, before it loads, to do without code that it would make at run time: the security
 * policy forbids that, and each try would be reported. Zod itself reads this on being loaded; to
 * call its `config` would bring it into the first download of every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
