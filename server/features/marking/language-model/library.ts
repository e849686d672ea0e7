export { askInDialect } from './ask-in-dialect.ts';
export { explainFailure } from './explain-failure.ts';
export { createLanguageModel } from './language-model.ts';
