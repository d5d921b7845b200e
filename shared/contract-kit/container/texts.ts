import { defineTexts } from '../../domain/format/define-texts';

/** What a part says on a page of another host before it is shown. */
export const textsOf = defineTexts({
  en: () => ({ loading: 'Loading…', failed: 'We could not load this part.' }),
});
