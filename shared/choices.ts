/**
 * The values that a field can have, where a screen offers them and the contract validates them.
 * They are here rather than in the contract so that a screen needs neither its schemas nor zod.
 */
export const responseSorts = ['name-asc', 'name-desc', 'score-desc', 'score-asc'] as const;
export const schemeLineKinds = ['accept', 'reject', 'note'] as const;
export const classSorts = ['displayName', 'email', 'joinedAt'] as const;
export const fontSizes = ['normal', 'large', 'largest'] as const;
export const overlays = ['none', 'cream', 'blue', 'green', 'pink'] as const;
export const webhookEvents = ['quiz.finished', 'quiz.marked', 'quiz.released'] as const;
