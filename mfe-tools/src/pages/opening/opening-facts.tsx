import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import type { Opening } from '../../parts/openings/opening';
import { textsOf as listTextsOf } from '../../parts/openings/texts';
import styles from './opening-page.module.css';
import { textsOf } from './texts';

/** Place, kind of work, first and last day of applications, and a link to the form below. */
export function OpeningFacts({ opening, isOpen }: { readonly opening: Opening; readonly isOpen: boolean }) {
  const texts = useTexts(textsOf);
  const listTexts = useTexts(listTextsOf);
  const { employment, postedOn, closesOn } = opening;
  const facts = [
    [texts.where, texts.place] as const,
    ...(employment === null ? [] : [[texts.kind, texts.kinds[employment]] as const]),
    ...(postedOn === null ? [] : [[texts.posted, <Day key="posted" date={postedOn} />] as const]),
    ...(isOpen && closesOn !== null ? [[texts.closes, <Day key="closes" date={closesOn} />] as const] : []),
  ];
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink look="primary" href="#career">
        {listTexts.apply}
      </ButtonLink>
    </div>
  );
}

function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{useFormat().day(new Date(date))}</time>;
}
