import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { RightIcon } from '@iwan/shared/ui/icons/right';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { textsOf } from './texts';
import styles from './ways-on.module.css';

/** The links at the end of the team page. */
export function WaysOn() {
  const texts = useTexts(textsOf);
  const ways = [
    { ...texts.agents, href: paths.agents() },
    { ...texts.about, href: paths.about() },
    { ...texts.career, href: paths.career() },
  ];
  return (
    <Section labelledBy="ways-on">
      <Container>
        <h2 id="ways-on" className="visually-hidden">
          {texts.waysOn}
        </h2>
        <ul className={styles.ways}>
          {ways.map(({ title, text, href }) => (
            <li key={href} className={styles.way}>
              <div>
                <h3>
                  <CardLink href={href}>{title}</CardLink>
                </h3>
                <p>{text}</p>
              </div>
              <RightIcon />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
