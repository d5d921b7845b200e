import { unknownPlaceholders } from '@iwan/shared/domain/facts/fact-text';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { faqTopics, longestQuestionSlug, questionSlugPattern } from '@iwan/shared/domain/model/faq-topics';
import { longestSiteText, type SiteTextName, siteTextNames, unknownGaps } from '@iwan/shared/domain/model/site-texts';
import { z } from 'zod';

/** The longest answer, in characters: a page of text. */
const longestResponse = 10_000;

const response = z
  .string({ error: 'must be text' })
  .max(longestResponse, 'is longer than 10,000 characters')
  .superRefine((text, context) => {
    const unknown = unknownPlaceholders(text);
    if (unknown.length > 0) {
      context.addIssue({ code: 'custom', message: `has placeholders that stand for no fact: ${unknown.join(', ')}` });
    }
  });

/** The fields of a question of the FAQ. */
export const questionFields = {
  topic: z.enum(faqTopics, { error: `must be one of ${faqTopics.join(', ')}` }).nullish(),
  answer: response.nullish(),
  slug: z
    .string({ error: 'must be text' })
    .max(longestQuestionSlug, `is longer than ${longestQuestionSlug} characters`)
    .regex(questionSlugPattern, 'must be small letters, digits and hyphens, such as golden-visa')
    .nullish(),
  position: z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,9}(?:\.\d{1,17})?$/.test(value.trim()) ? Number(value) : value),
    z.number({ error: 'must be a number' }).min(-1e9, 'is too small').max(1e9, 'is too large').nullish(),
  ),
};

/** The fields of a text of the site. */
export const siteTextFields = {
  name: z.enum(siteTextNames, { error: `must be one of ${siteTextNames.join(', ')}` }),
  text: z.string({ error: 'must be text' }).nullish(),
};

interface NamedText {
  readonly name: SiteTextName;
  readonly text?: string | null | undefined;
}

/** Reports a text that is too long for its name, and gaps that a text of that name does not have. */
export function checkSiteText({ name, text }: NamedText, context: z.RefinementCtx): void {
  // Reported already.
  if (!siteTextNames.includes(name) || !text) return;
  const report = (message: string) => context.addIssue({ code: 'custom', path: ['text'], message });
  const longest = longestSiteText(name);
  if (text.length > longest) {
    report(`is longer than ${formatFor(defaultLanguage.locale).number(longest)} characters`);
  }
  const unknown = unknownGaps(name, text);
  if (unknown.length > 0) report(`has gaps that nothing is put into: ${unknown.join(', ')}`);
}
