import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

/**
 * The texts of the mails about searches, and the names of what they are about. An address stands behind its text, not in it: mail
 * programs would take the marks of direction around it for a part of the link.
 */
export const textsOf = defineTexts({
  en: (format) => ({
    confirm: {
      search: {
        subject: `Confirm your ${business.name} search alert`,
        title: 'Confirm your search alert',
        words: `We received a request to send ${business.name} email alerts about a saved search to this address. Confirm to start them and to choose how often we send them.`,
      },
      unit: {
        subject: `Confirm your ${business.name} home alert`,
        title: 'Confirm your home alert',
        words: `We received a request to send ${business.name} email alerts about one home to this address. Confirm to start them and to choose how often we send them.`,
      },
      project: {
        subject: `Confirm your ${business.name} project alert`,
        title: 'Confirm your project alert',
        words: `We received a request to send ${business.name} email alerts about one project to this address. Confirm to start them and to choose how often we send them.`,
      },
      otherwise: 'If you did not ask for this, ignore this email. The link expires in two days.',
      link: 'Confirm your alert:',
      button: 'Confirm alert',
    },
    fresh: (count: number) => format.plural(count, { one: '# new project', other: '# new projects' }),
    joined: (count: number) =>
      format.plural(count, { one: '# project now matching', other: '# projects now matching' }),
    changed: (count: number) => format.plural(count, { one: '# price change', other: '# price changes' }),
    gone: (count: number) =>
      format.plural(count, { one: '# project no longer available', other: '# projects no longer available' }),
    subject: (counts: string, search: string) => `${counts}: ${search}`,
    sentence: (counts: string, search: string) => `${counts} for ${search}.`,
    more: (count: number) => `and ${count} more`,
    sections: { fresh: 'New', joined: 'Now matches', changed: 'Price changed', gone: 'No longer available' },
    viewAll: 'View all results',
    viewAllAt: 'View all results:',
    whySearch: 'You receive this because you set up an alert for this search.',
    whyHome: 'You receive this because you set up an alert for this home.',
    whyProject: 'You receive this because you set up an alert for this project.',
    unsubscribe: 'Change how often, or unsubscribe',
    unsubscribeAt: 'Change how often, or unsubscribe:',
    heads: { back: 'Available again', price: 'Price changed', sold: 'Sold', withdrawn: 'No longer available' },
    stop: 'Stop alerts',
    stopped: 'Alerts stopped',
    unlisted: 'The project is no longer listed.',
    browse: 'Browse projects',
    view: 'View project',
    priceDown: (before: string) => `Price down from ${before}`,
    priceUp: (before: string) => `Price up from ${before}`,
    priceFrom: (name: string, price: string) => `${name} from ${price}`,
    andMore: (first: string, count: number) => `${first} and ${count} more`,
    was: (before: string) => `was ${before}`,
    availableAgain: 'available again',
    ends: { sold: 'sold', withdrawn: 'withdrawn' },
    permit: (number: string) => `permit ${number}`,
    permitExpired: (day: string) => `permit expired on ${day}`,
    home: (unit: string) => `Home ${unit}`,
    homeIn: (unit: string, project: string) => `Home ${unit}, ${project}`,
    topics: {
      all: (project: string) => project,
      price: (project: string) => `${project}, price`,
      handover: (project: string) => `${project}, handover`,
      units: (project: string) => `${project}, units`,
    },
    news: {
      soldOut: 'Sold out',
      cheaper: (difference: string, before: string, now: string) =>
        `Price down ${difference}, from ${before} to ${now}`,
      dearer: (difference: string, before: string, now: string) => `Price up ${difference}, from ${before} to ${now}`,
      moved: (before: string, now: string) => `Handover moved from ${before} to ${now}`,
      handover: (now: string) => `Handover now stated: ${now}`,
      fresh: (count: number) =>
        format.plural(count, { one: '# unit newly available', other: '# units newly available' }),
      sold: (count: number) =>
        format.plural(count, { one: '# unit no longer available', other: '# units no longer available' }),
      priced: (count: number) =>
        format.plural(count, { one: '# unit with a new price', other: '# units with a new price' }),
    },
    unitIn: (unit: string, project: string) => `${unit}, ${project}`,
  }),
});
