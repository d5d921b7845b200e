import type { OfficePageProps } from '@iwan/shared/contracts/office';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { isAnswerText, siteTextNames, siteTexts } from '@iwan/shared/domain/records/site-texts';
import { ContentScreen } from '@iwan/shared/office/content-screen';
import { paths } from '@iwan/shared/paths/paths';
import { useGetOne } from 'ra-core';
import { textsOf } from './texts';

/** A text of the footer, or a template of answers to leads. */
export function SiteText({ params, siteUrl }: OfficePageProps) {
  const texts = useTexts(textsOf);
  const { data } = useGetOne<ContentRecord>('texts', { id: Number(params.id) });
  const name = siteTextNames.find((known) => known === data?.name);
  const gaps = name === undefined ? [] : siteTexts[name].map((gap) => `{${gap}}`);
  const isResponse = name !== undefined && isAnswerText(name);
  return (
    <ContentScreen<ContentRecord>
      resource="texts"
      id={params.id ?? ''}
      description={{ text: { kind: isResponse ? 'lines' : 'line', group: 'main' } }}
      texts={{
        groups: { main: texts.group },
        fields: { text: texts.columns.text },
        help: { text: texts.help(gaps, isResponse) },
      }}
      listPath="/office/texts"
      nameOf={(record) => (name === undefined ? String(record.name) : texts.names[name])}
      // The footer is on every page; this one has little else.
      siteAddress={() => (isResponse ? null : `${siteUrl}${paths.faq()}`)}
    />
  );
}
