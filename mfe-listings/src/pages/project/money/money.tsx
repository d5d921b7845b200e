import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import type { Query } from '@iwan/shared/paths/query';
import { SourceName } from '@iwan/shared/ui/content/source-name';
import { useEffect } from 'react';
import { Block } from '../block';
import { textsOf } from '../texts';
import type { VisaData } from '../visa/load-visa';
import { Construction, hasConstruction } from './construction';
import { Fold } from './fold';
import type { ReturnsData } from './load-returns';
import type { SourcesData } from './load-sources';
import styles from './money.module.css';
import { Mortgage } from './mortgage';
import { hasPermit, Permit } from './permit';
import { Returns } from './returns';
import { Visa } from './visa';

interface MoneyProps {
  readonly project: Project;
  /** Query parameters that the forms keep beside each other's. */
  readonly own: Query;
  readonly returns: ReturnsData | undefined;
  readonly visa: VisaData | undefined;
  readonly sources: SourcesData | undefined;
  readonly today: CalendarDay;
}

/** Costs and yield, construction, permit, mortgage, visa and sources: closed groups, each only where there is something to say. */
export function Money({ project, own, returns, visa, sources, today }: MoneyProps) {
  const { money: texts } = useTexts(textsOf);
  useLinkedGroup();
  const groups = [
    returns === undefined ? null : (
      <Returns key="costs" project={project} own={{ ...own, ...visa?.requested }} data={returns} />
    ),
    hasConstruction(project) ? <Construction key="building" project={project} /> : null,
    hasPermit(project) ? <Permit key="permit" project={project} today={today} /> : null,
    isSoldOut(project.status) ? null : <Mortgage key="mortgage" project={project} />,
    visa === undefined ? null : (
      <Visa key="visa" project={project} own={{ ...own, ...returns?.requested }} data={visa} />
    ),
    sources === undefined ? null : <Sources key="sources" data={sources} />,
  ].filter((group) => group !== null);
  if (groups.length === 0) return null;
  return (
    <Block id="money" title={texts.title}>
      <div className={styles.groups}>{groups}</div>
    </Block>
  );
}

/** Opens the group that the hash names after a navigation within the site, which the browser does not do itself. */
function useLinkedGroup(): void {
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    const group = target?.closest('details');
    if (!target || !group || group.open) return;
    group.open = true;
    target.scrollIntoView();
  }, []);
}

/** Where the figures of the page come from, and how the yield is computed. */
function Sources({ data: { checked, figures, stated, formula } }: { readonly data: SourcesData }) {
  const { money: texts } = useTexts(textsOf);
  return (
    <Fold id="sources" title={texts.sources} answer={texts.checked(checked)}>
      <ul className={styles.list}>
        {figures.map(({ what, source, status }) => (
          <li key={what}>
            {what} {source === null ? null : <SourceName {...source} />} {status}
          </li>
        ))}
        {stated.map((source) => (
          <li key={source.name}>
            <SourceName {...source} /> ({source.status})
          </li>
        ))}
      </ul>
      {formula.map((sentence) => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
    </Fold>
  );
}
