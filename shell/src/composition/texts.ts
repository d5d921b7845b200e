import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The names of the dialogs of `reservedDialogs` while no release offers them. */
export const textsOf = defineTexts({
  en: () => ({
    titles: { calculator: 'Calculator', saved: 'Saved', 'sign-in': 'Sign in' },
  }),
});
