import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of likes, visible and for screen readers. */
export const textsOf = defineTexts({
  en: (format) => ({
    like: (likes: number) => format.plural(likes, { one: 'Like, # like', other: 'Like, # likes' }),
    dislike: 'Dislike',
    signedOut: 'Sign in to like.',
    failed: 'We could not save your reaction. Try again.',
  }),
});
