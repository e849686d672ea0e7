/**
 * Makes zod run without generated code, before it loads: the security policy forbids generated
 * code, and each attempt would be reported. Zod reads this setting while loading; calling its
 * `config` instead would pull zod into the first download of every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
