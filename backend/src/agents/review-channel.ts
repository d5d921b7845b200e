import { defaultLanguage, languageOf, pathIn } from '@iwan/shared/domain/format/languages';
import { languageField, readLanguageField } from '@iwan/shared/domain/translation/page-language';
import { paths } from '@iwan/shared/paths/paths';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { agentReviews, agents } from '../database/schema';
import { isPublished } from '../database/tables/columns';
import type { EndingLinks } from '../http/ending-links';
import { fromLines, translationLines } from '../language/read-translations';
import { nameIn, withTranslations } from '../language/translated-record';
import type { LeadChannel, OutgoingLead } from '../leads/delivery/outbox';
import { mailActions, mailHtml, mailImprint, mailTitle, mailWords } from '../mail/mail-html';
import { type Mailer, sendToOne } from '../mail/mailer';
import { textsOf as mailTextsOf } from '../mail/texts';
import { ItemRefused, mailTimeLimit } from '../outbox/outbox';
import { textsOf } from './texts';

/** How long the link of such a mail works, in milliseconds. */
export const reviewLinkLife = 30 * 24 * 3_600_000;

interface Parts {
  readonly db: Database;
  readonly sendMail: Mailer['sendMail'];
  readonly links: EndingLinks;
  /** The origin of the site. */
  readonly site: string;
}

/** Mails the link by which the sender of an answered lead can review its agent. */
export function reviewChannel({ db, sendMail, links, site }: Parts): LeadChannel {
  const { id, agent_id, lead_id } = agentReviews;
  const asked = async (lead: OutgoingLead) => {
    const [found] = await db
      .select({ id, name: agents.name, lines: translationLines('agents', agents.id, ['name']) })
      .from(agentReviews)
      .innerJoin(agents, and(eq(agents.id, agent_id), isPublished(agents)))
      .where(eq(lead_id, lead.id));
    if (found === undefined || lead.isSpam) throw new ItemRefused(new Error('There is nothing to review'), true, false);
    return { id: found.id, agent: withTranslations({ name: found.name }, fromLines(found.lines)) };
  };

  return {
    name: 'review',
    timeLimit: mailTimeLimit,
    async deliver(lead) {
      const { id, agent } = await asked(lead);
      const { locale } = languageOf(readLanguageField(lead.fields[languageField]) ?? defaultLanguage.code);
      const texts = textsOf(locale);
      const { token } = links.make(id, new Date());
      const address = `${site}${pathIn(locale, `${paths.agent(agent.name)}review`)}?token=${token}`;
      const subject = texts.subject(nameIn(agent, locale));
      const why = mailTextsOf(locale).youContacted;
      await sendToOne(sendMail, {
        to: String(lead.fields.email),
        subject,
        text: [texts.words, `${texts.button}:\n${address}`, why, mailImprint(locale)].join('\n\n'),
        html: mailHtml({
          ...{ title: subject, preview: texts.words, site, locale, why },
          rows: [mailTitle(subject), mailWords(texts.words), mailActions({ label: texts.button, address })],
        }),
        idempotencyKey: `review-${lead.key}`,
      });
    },
  };
}
