/** Whether a build has the texts of a pseudo-language in place of translations, for developers (docs/languages.md). */
export const hasPseudoTexts = (): boolean => process.env.PSEUDO_TEXTS === '1';
