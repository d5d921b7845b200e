/** What stands on the pages behind a search by e-mail; `search` and `problem` come escaped. */
export const texts = {
  sent: {
    title: 'Look into your mailbox',
    words: 'We have written to you. Open the link in that mail and the news of this search begin.',
  },
  notSent: (problem: string) => ({ title: 'This was not sent', words: problem }),
  again: 'It could not be sent. Please go back and try again.',
  back: 'Back to the search',
  ask: (search: string) => ({
    title: 'News of a saved search',
    words: `${search}. New properties and changed prices, by e-mail, once a day at most.`,
  }),
  begin: 'Send me the news',
  begun: (search: string) => ({
    title: 'It has begun',
    words: `${search}. You hear of new properties and changed prices, once a day at most. A link in each mail ends it.`,
  }),
  see: 'See the search',
  stop: (search: string) => ({ title: 'No more mails about this search?', words: `${search}.` }),
  end: 'End these mails',
  ended: {
    title: 'You get no more mails about this search',
    words: 'We have forgotten your address for it. The search stays saved in your browser, where you saved it.',
  },
  expired: {
    title: 'This link is no longer valid',
    words:
      'It was used to end the mails, or it is older than two days. Ask for the news again on the page of a search.',
  },
  full: (reason: string) => ({ title: 'No further search is kept', words: reason }),
  away: { title: 'This cannot be done just now', words: 'Please try the link again in a few minutes.' },
};
