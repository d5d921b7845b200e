import type { OfficePageProps } from '@iwan/shared/contracts/office';
import type { ComponentType } from 'react';
import type { OfficeScreen } from '../../src/remotes';
import { Account } from './account/account';
import { Audit } from './audit/audit';
import { Deliveries } from './deliveries/deliveries';
import { Question } from './faq/question';
import { Questions } from './faq/questions';
import { Figures } from './figures/figures';
import { Lead } from './leads/lead';
import { Leads } from './leads/leads';
import { People } from './people/people';
import { Persons } from './persons/persons';
import { Redirects } from './redirects/redirects';
import { SiteText } from './site-texts/site-text';
import { SiteTexts } from './site-texts/site-texts';
import { Transfer } from './transfer/transfer';

/** The shell's own screens, by the names of `officeRows`. */
export const ownScreens: Readonly<Record<OfficeScreen, ComponentType<OfficePageProps>>> = {
  leads: Leads,
  lead: Lead,
  deliveries: Deliveries,
  figures: Figures,
  faq: Questions,
  question: Question,
  texts: SiteTexts,
  text: SiteText,
  redirects: Redirects,
  transfer: Transfer,
  people: People,
  persons: Persons,
  audit: Audit,
  account: Account,
};
