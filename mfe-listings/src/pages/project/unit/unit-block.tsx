import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { MeasuredRoom, Project, Unit } from '@iwan/shared/domain/model/entities';
import { isAvailable, pricePerSquareFoot } from '@iwan/shared/domain/project/units/unit-types';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { assetPath } from '@iwan/shared/paths/image';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Link } from '@iwan/shared/ui/links/link';
import type { ReactNode } from 'react';
import { ConvertedPrice } from '../../../parts/amounts/converted-price';
import { FloorArea } from '../../../parts/amounts/floor-area';
import { PricePerArea } from '../../../parts/amounts/price-per-area';
import { unitFieldTexts } from '../../../parts/project-fields';
import { AlertForm, type AlertSubject } from '../../../parts/save-search/alert-form';
import { unitName } from '../../../parts/unit/unit-name';
import { textsOf as projectTextsOf } from '../texts';
import { availabilityText } from '../units/availability-text';
import { confirmedText } from '../units/confirmed-text';
import { isPicture } from '../units/is-picture';
import { textsOf as unitsTextsOf } from '../units/texts';
import type { ChosenUnit } from './load-unit';
import { textsOf } from './texts';
import styles from './unit-block.module.css';
import { UnitPlan } from './unit-plan';

type Found = Extract<ChosenUnit, { status: 'found' }>;

interface UnitBlockProps {
  readonly project: Project;
  readonly unit: Unit & { readonly id: string };
  readonly chosen: Found;
  /** ISO 8601 instant. */
  readonly now: string;
  /** Query parameters of the project's own address: its id, where others share the address. */
  readonly own: Query;
}

/** One unit at the top of its project's page: its facts and price, its plan with measured rooms, and its payment plan. */
export function UnitBlock({ project, unit, chosen, now, own }: UnitBlockProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const name = unitName(unit, locale);
  return (
    <section id="unit" className={styles.unit} aria-labelledby="unit-title">
      <p>
        <TextLink href={`${paths.project(project, own)}#units`}>{texts.back}</TextLink>
      </p>
      <h2 id="unit-title">{name}</h2>
      <div className={styles.split}>
        <div>
          <UnitFacts unit={unit} now={now} />
          <div className={styles.ways} data-print="none">
            <ButtonLink look="primary" href="#enquiry-title">
              {texts.askAbout}
            </ButtonLink>
            <ButtonLink href={paths.compare({ project: project.id, unit: `${project.id}:${unit.id}` })}>
              {texts.compare}
            </ButtonLink>
          </div>
          {unit.rooms === undefined ? null : <Rooms rooms={unit.rooms} />}
        </div>
        {unit.plan === null ? null : (
          <Link className={styles.plan} href={assetPath(unit.plan)} target="_blank" rel="noopener">
            {isPicture(unit.plan) ? (
              <Picture
                path={unit.plan}
                alt={texts.planOf(name)}
                width={560}
                height={420}
                sizes="(max-width: 767.98px) 100vw, 560px"
              />
            ) : (
              texts.planOf(name)
            )}
          </Link>
        )}
      </div>
      <UnitPlan project={project} own={own} unit={unit} chosen={chosen} />
      <PriceNews project={project} own={own} chosen={chosen} />
    </section>
  );
}

function UnitFacts({ unit, now }: { readonly unit: Unit; readonly now: string }) {
  const texts = useTexts(textsOf);
  const unitsTexts = useTexts(unitsTextsOf);
  const { units } = useTexts(projectTextsOf);
  const locale = useLocale();
  const { floor, squareFeet, confirmedAt } = unit;
  const perArea = pricePerSquareFoot(unit);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.price, <UnitPrice key="price" dirhams={unit.price} />],
    [texts.perArea, perArea === null ? null : <PricePerArea key="area" perSquareFoot={perArea} />],
    [texts.size, squareFeet === null ? null : <FloorArea key="size" text={units.squareFeet(squareFeet)} />],
    [texts.floor, floor === undefined ? null : unitsTexts.floor(floor)],
    ...unitFieldTexts(unit, locale)
      .filter(({ isAvailability }) => !isAvailability)
      .map(({ label, value }) => [label, value] as const),
    [units.available, availabilityText(unit, units, locale)],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {confirmedAt === undefined || !isAvailable(unit) ? null : (
        <p className={styles.note}>
          <time dateTime={confirmedAt}>{confirmedText(confirmedAt, now, locale)}</time>
        </p>
      )}
    </>
  );
}

function UnitPrice({ dirhams }: { readonly dirhams: number | null }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  if (dirhams === null) return texts.onRequest;
  return (
    <>
      <strong>{format.dirhams(dirhams)}</strong> <ConvertedPrice dirhams={dirhams} showsOldRateDate />
    </>
  );
}

/** The rooms of a plan with their dimensions, as in the record. */
function Rooms({ rooms }: { readonly rooms: readonly MeasuredRoom[] }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  return (
    <table className={styles.rooms}>
      <caption>{texts.rooms}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.room}</th>
          <th scope="col">{texts.metres}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, length, width }, index) => (
          <tr key={index}>
            <th scope="row">{valueWords(name, locale)}</th>
            <td>{texts.sides(length, width)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PriceNewsProps {
  readonly project: Project;
  /** Query parameters of the project's own address: its id, where others share the address. */
  readonly own: Query;
  readonly chosen: Extract<ChosenUnit, { status: 'found' }>;
}

/** The form for an alert by e-mail: about this unit, or about a lower price of its kind where it has a price. */
function PriceNews({ project, own, chosen: { id, news, watch } }: PriceNewsProps) {
  const { alert: texts } = useTexts(textsOf);
  const format = useFormat();
  const locale = useLocale();
  const subjects: readonly AlertSubject[] = [
    ...(watch === null ? [] : [{ search: watch, label: texts.unit }]),
    ...(news === null
      ? []
      : [
          {
            search: news.search,
            label: texts.kind(valueWords(news.type, locale), shownName(project), format.dirhams(news.below)),
          },
        ]),
  ];
  const [first] = subjects;
  if (first === undefined) return null;
  return (
    <AlertForm
      search={first.search}
      subjects={subjects}
      title={texts.title}
      text={texts.text}
      back={`${paths.project(project, { ...own, unit: id })}#unit`}
    />
  );
}
