import type { ReactNode } from 'react';
import type { EnquiryAbout } from '../../../contract-kit/api/calls';
import { enquiryTextsOf } from '../../../contract-kit/forms/enquiry-texts';
import { useTexts } from '../../../domain/format/locale-context';
import { ButtonLink } from '../actions/button';
import { MailIcon } from '../icons/mail';
import { PhoneIcon } from '../icons/phone';
import styles from './enquiry-card.module.css';
import { EnquiryForm } from './enquiry-form';

interface EnquiryCardProps {
  readonly title: string;
  readonly about: EnquiryAbout;
  /** The names for which the children have fields of their own. */
  readonly chosen?: 'agent';
  /** The links of `Call us` and `Email us`; left out where the page has them elsewhere. */
  readonly ways?: { readonly telephone: string; readonly mail: string };
  /** Content above the form, such as the agent. */
  readonly children?: ReactNode;
  /** A line at the end. */
  readonly note?: string;
}

const titleId = 'enquiry-title';

/** The enquiry form, with links to call and to write. One on a page. */
export function EnquiryCard({ title, about, chosen, ways, children, note }: EnquiryCardProps) {
  const enquiryTexts = useTexts(enquiryTextsOf);
  return (
    <section className={styles.card} aria-labelledby={titleId} data-telephone={ways?.telephone.replace('tel:', '')}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <EnquiryForm about={about} labelledBy={titleId} {...(chosen === undefined ? {} : { chosen })} />
      {ways === undefined ? null : (
        <div className={styles.ways}>
          <ButtonLink size="small" href={ways.telephone}>
            <PhoneIcon />
            {enquiryTexts.call}
          </ButtonLink>
          <ButtonLink size="small" href={ways.mail}>
            <MailIcon />
            {enquiryTexts.mail}
          </ButtonLink>
        </div>
      )}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </section>
  );
}
