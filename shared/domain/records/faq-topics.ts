/** The topics of the FAQ in the order of the page; also the hash of each: `/faq#topic-off-plan`. */
export const faqTopics = ['buying', 'costs', 'off-plan', 'owning'] as const;

export type FaqTopic = (typeof faqTopics)[number];

/** Letters, digits and hyphens: part of an address. */
export const questionSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Of a hash, in characters. */
export const longestQuestionSlug = 60;
