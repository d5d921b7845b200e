import { useTexts } from '@iwan/shared/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/card-link';
import { Container } from '@iwan/shared/ui/container';
import { RightIcon } from '@iwan/shared/ui/icons/right';
import { Section } from '@iwan/shared/ui/section';
import { textsOf } from './texts';
import styles from './ways-on.module.css';

/** Where the team page leads on to. */
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
