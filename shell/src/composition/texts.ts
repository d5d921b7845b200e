import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** What the dialogs of `heldDialogs` are called while no release offers them. */
export const textsOf = defineTexts({
  en: () => ({
    titles: { calculator: 'Calculator', saved: 'Saved', 'sign-in': 'Sign in' },
  }),
});
