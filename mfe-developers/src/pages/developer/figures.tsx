import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { Container } from '@iwan/shared/ui/layout/container';
import { CountedFigure } from './counted-figure';
import styles from './figures.module.css';
import { textsOf } from './texts';

/** The developer's figures (section 2), each only where the record has it. */
export function Figures({ developer }: { readonly developer: DeveloperProfile }) {
  const texts = useTexts(textsOf);
  const { name, experience, established, employees, headquarters, buildings } = developer;
  const figures = [
    { label: texts.experience, value: experience, isCounted: true },
    { label: texts.established, value: established, isCounted: false },
    { label: texts.buildings, value: buildings, isCounted: true },
    { label: texts.employees, value: employees, isCounted: true },
    { label: texts.headquarters, value: headquarters, isCounted: false },
  ].flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }]));
  if (figures.length === 0) return null;
  return (
    <Container className={styles.around}>
      <section aria-label={texts.figures(name)}>
        <dl className={styles.figures}>
          {figures.map(({ label, value, isCounted }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{isCounted ? <CountedFigure text={value} /> : value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}
