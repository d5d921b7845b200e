import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { shownName, type Translated } from '@iwan/shared/domain/translation/record-translation';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { withQuery } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { TextField } from '@iwan/shared/ui/fields/field';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { EnglishNote, RecordWords } from '@iwan/shared/ui/records/record-words';
import type { ReactNode } from 'react';
import { PlainTable } from '../../plain-table/plain-table';
import { RegisteredSales } from '../../sales/registered-sales';
import { textsOf as salesTextsOf } from '../../sales/texts';
import { criteriaAt, type ListingPlace } from '../listing-place';
import styles from './area-guide.module.css';
import { guideTextsOf } from './guide-texts';
import { type AreaCharges, type AreaGuide as Guide, placeParameter } from './load-area-guide';

interface AreaGuideProps {
  readonly guide: Guide;
  readonly place: ListingPlace;
}

/** As maps show a position: Burj Khalifa. */
const positionExample = '25.1972, 55.2744';

/** What there is to read of an area, below its projects: each part only where there is something to say. */
export function AreaGuide({ guide, place }: AreaGuideProps) {
  const texts = useTexts(guideTextsOf);
  const salesTexts = useTexts(salesTextsOf);
  const { record, sales, charges, developers } = guide;
  const here = criteriaAt(place, noCriteria);
  if (record === undefined && sales === undefined) return null;
  return (
    <div className={styles.guide}>
      {record === undefined ? null : (
        <Part id="about" title={texts.about(shownName(record))}>
          <EnglishNote of={record} />
          <RecordWords of={record} field="about" as="div">
            {record.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </RecordWords>
          {charges === undefined ? null : <Charges charges={charges} />}
        </Part>
      )}
      {sales === undefined ? null : (
        <Part id="sales" title={salesTexts.titleIn(sales.area?.name ?? '')}>
          <RegisteredSales data={sales} />
        </Part>
      )}
      {guide.ways.length === 0 ? null : (
        <Part id="ways" title={texts.ways}>
          <Ways guide={guide} place={place} />
        </Part>
      )}
      {record === undefined ? null : (
        <Part id="around" title={texts.around}>
          {(['metro', 'schools', 'parks'] as const).map((field) => (
            <List key={field} title={texts[field]} of={record} field={field} lines={record[field]} />
          ))}
          {developers.length === 0 ? null : (
            <>
              <h3>{texts.developers}</h3>
              <ul className={styles.developers}>
                {developers.map(({ name, shown = name, count }) => (
                  <li key={name}>
                    <TextLink href={withQuery(place.path, listingQuery({ criteria: { ...here, developer: name } }))}>
                      <bdi>{shown}</bdi> {texts.projects(count)}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Part>
      )}
      {record === undefined || record.questions.length === 0 ? null : (
        <Part id="questions" title={texts.questions}>
          <RecordWords of={record} field="questions" as="div">
            {record.questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </RecordWords>
        </Part>
      )}
      <p>
        <TextLink href={paths.openData()}>{texts.openData}</TextLink>
      </p>
    </div>
  );
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={id} className={styles[id]} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function Charges({ charges: { from, to, projects, asOf, isInvented } }: { readonly charges: AreaCharges }) {
  const texts = useTexts(guideTextsOf);
  const format = useFormat();
  const money = (amount: number) => format.money(amount, 'AED', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
  return (
    <>
      <h3>{texts.charges}</h3>
      <p>
        {texts.charge(money(from), money(to))}{' '}
        <small>
          {texts.chargesOf(projects, format.day(instantOfDay(asOf)))} {isInvented ? texts.invented : null}
        </small>
      </p>
    </>
  );
}

function Ways({ guide: { ways, mine }, place }: AreaGuideProps) {
  const texts = useTexts(guideTextsOf);
  const path = place.slug === null ? place.canonical : place.path;
  const all = [
    ...ways.map(({ to, ...way }) => ({ name: texts.destinations[to], ...way })),
    ...(mine?.way ? [{ name: mine.typed, ...mine.way }] : []),
  ];
  return (
    <>
      <PlainTable
        heads={[texts.to, texts.line, texts.byRoad]}
        rows={all.map(({ name, kilometres, minutes }) => [
          <bdi key="">{name}</bdi>,
          texts.kilometres(kilometres),
          texts.minutes(minutes),
        ])}
      />
      <PageForm key={mine?.typed} className={styles.form} action={`${path}#ways`} data-works-unaided="">
        <TextField
          id="my-place"
          name={placeParameter}
          label={texts.mine}
          help={texts.mineHelp(positionExample)}
          autoComplete="off"
          defaultValue={mine?.typed}
          error={mine !== undefined && mine.way === null ? texts.mineWrong(positionExample) : undefined}
        />
        <Button type="submit" look="outline" size="small">
          {texts.measure}
        </Button>
      </PageForm>
      <p>
        <small>{texts.estimate}</small>
      </p>
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly of: Translated;
  readonly field: string;
  readonly lines: readonly string[];
}

function List({ title, of, field, lines }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <RecordWords of={of} field={field} as="div">
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </RecordWords>
    </>
  );
}
