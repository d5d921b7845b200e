import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { openGaps } from '@iwan/shared/domain/records/legal-text';
import {
  isAnswerText,
  isFooterText,
  type SiteTextName,
  siteTextNames,
  siteTexts,
} from '@iwan/shared/domain/records/site-texts';
import { ContentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { useGetOne } from 'ra-core';
import { textsOf } from './texts';

const legalPages: Readonly<Partial<Record<SiteTextName, string>>> = {
  'legal.privacy': paths.privacyPolicy(),
  'legal.terms': paths.termsAndCondition(),
};

/** A page that shows the text. The footer is on every page; the FAQ has little else. */
const pageOf = (name: SiteTextName | undefined): string => (name && legalPages[name]) ?? paths.faq();

/** A text of the footer, a legal one, or a template of answers to leads. */
export function SiteText({ params, siteUrl }: OfficePageProps) {
  const texts = useTexts(textsOf);
  const { data } = useGetOne<ContentRecord>('texts', { id: Number(params.id) });
  const name = siteTextNames.find((known) => known === data?.name);
  const gaps = name === undefined ? [] : siteTexts[name].map((gap) => `{${gap}}`);
  const isResponse = name !== undefined && isAnswerText(name);
  const isLegal = name !== undefined && !isResponse && !isFooterText(name);
  const left = isLegal ? openGaps(String(data?.text ?? '')) : [];
  return (
    <ContentScreen<ContentRecord>
      resource="texts"
      id={params.id ?? ''}
      description={{ text: { kind: isResponse || isLegal ? 'lines' : 'line', group: 'main' } }}
      texts={{
        groups: { main: texts.group },
        fields: { text: texts.columns.text },
        help: { text: isLegal ? texts.legalHelp(left) : texts.help(gaps, isResponse) },
      }}
      listPath="/office/texts"
      nameOf={(record) => (name === undefined ? String(record.name) : texts.names[name])}
      siteAddress={() => (isResponse ? null : siteUrl + pageOf(name))}
    />
  );
}
