import * as fc from 'fast-check';

/**
 * Every run tries the same examples, so that a test that passed fails only if something has
 * changed.
 */
fc.configureGlobal({ seed: 24_417 });
