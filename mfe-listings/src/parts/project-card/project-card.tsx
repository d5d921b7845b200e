import { classNames } from '@iwan/shared/dom/class-names';
import { whatsappMessage } from '@iwan/shared/domain/contact/whatsapp';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type {
  ProjectCard as CardProject,
  ProjectCard as Project,
  ProjectAgent,
} from '@iwan/shared/domain/model/entities';
import { isSoldOut, statusBadge } from '@iwan/shared/domain/project/sold-out';
import { detailOf } from '@iwan/shared/domain/record/picture-details';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { handoverText, valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { WhatsappLink } from '@iwan/shared/ui/actions/whatsapp-link';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import { memo } from 'react';
import { ConvertedPrice } from '../amounts/converted-price';
import { FloorArea } from '../amounts/floor-area';
import { Badge } from '../badge';
import { CompareTick } from '../compare/compare-tick';
import { useWords } from '../in-words';
import { textsOf } from '../texts';
import { FavouriteButton } from './favourite-button';
import { LoweredBadge } from './price-history';
import styles from './project-card.module.css';

/** The widest that a card is drawn, in CSS pixels. */
export const cardWidth = 428;

interface ProjectCardProps {
  readonly project: Project;
  /** The link of the card; the project's own page when left out. */
  readonly href?: string | undefined;
  /** The `sizes` of the card's picture. */
  readonly sizes: string;
  /** The first cards of a page load their picture eagerly. */
  readonly priority?: boolean;
  /** The agent of its WhatsApp link, by name, where the card is among an agent's projects. */
  readonly agent?: string | undefined;
  /** Called when a fourth project is refused. */
  readonly onFull: () => void;
}

/**
 * A project in a grid: what section 2 lists, and one line of ours with the size and the handover. The link of the name covers
 * the card; the heart, the checkbox and the agents are above it.
 */
export const ProjectCard = memo(function ProjectCard({
  project,
  href = paths.project(project),
  sizes,
  priority = false,
  agent,
  onFull,
}: ProjectCardProps) {
  const { location, developer } = useWords(project);
  return (
    <article className={classNames(styles.card, isSoldOut(project.status) && styles.sold)} data-crossing="">
      <CardPicture project={project} sizes={sizes} priority={priority} />
      <div className={styles.top}>
        <div>
          <h3 className={styles.title}>
            <CardLink href={href}>
              <RecordName of={project} />
            </CardLink>
          </h3>
          {location === null ? null : <p className={styles.muted}>{location}</p>}
        </div>
        <AskAgent agents={project.agents} preferred={agent} project={project} />
      </div>
      <CardPrice project={project} />
      <CardFacts project={project} />
      <CardKinds project={project} />
      <div className={styles.foot}>
        <CompareTick project={project} onFull={onFull} />
        {developer === null || developer.logo === null ? null : (
          <LogoPlate className={styles.logo} path={developer.logo} name={developer.name} />
        )}
      </div>
    </article>
  );
});

function CardPicture({ project, sizes, priority }: Omit<Required<ProjectCardProps>, 'agent' | 'href' | 'onFull'>) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { name, location } = useWords(project);
  const badge = statusBadge(project.status);
  const { alt, focus } = detailOf(project.pictureDetails, project.image);
  return (
    <FramedPicture
      className={styles.media}
      path={project.image}
      alt={alt ?? texts.pictureAlt(name, location)}
      focus={focus}
      width={cardWidth}
      height={321}
      sizes={sizes}
      priority={priority}
    >
      {isSoldOut(project.status) ? (
        <p className={styles.door}>{texts.soldOut}</p>
      ) : badge === null && project.loweredFrom === undefined ? null : (
        <div className={styles.badge}>
          {badge === null ? null : <Badge>{valueWords(badge, locale)}</Badge>}
          <LoweredBadge project={project} />
        </div>
      )}
      <FavouriteButton project={project} className={styles.heart} />
    </FramedPicture>
  );
}

function CardPrice({ project: { price, priceNote } }: { readonly project: Project }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  if (price <= 0) return <p className={styles.note}>{priceNote ?? texts.onRequest}</p>;
  return (
    <p className={styles.price}>
      <span className="visually-hidden">{texts.startingPrice} </span>
      <strong>{format.dirhams(price)}</strong>
      <span className={styles.onwards}>{texts.onwards}</span>
      <ConvertedPrice dirhams={price} className={styles.converted} />
    </p>
  );
}

/** Its units, their size and the handover, in one line. */
function CardFacts({ project }: { readonly project: Project }) {
  const locale = useLocale();
  const format = useFormat();
  const { units, area, handover } = useWords(project);
  const size = area === null ? null : <FloorArea text={area} />;
  const facts = [format.list(units, 'unit'), size, handover === undefined ? null : handoverText(handover, locale)];
  return (
    <p className={styles.facts}>
      {facts.map((fact, place) => (fact === null || fact === '' ? null : <span key={place}>{fact}</span>))}
    </p>
  );
}

/** Its sub categories and categories: `Apartment, Penthouse · Residential`. */
function CardKinds({ project }: { readonly project: Project }) {
  const format = useFormat();
  const { subCategories, categories } = useWords(project);
  const kinds = [subCategories, categories].filter((list) => list.length > 0);
  return kinds.length === 0 ? null : (
    <p className={styles.kinds}>
      {kinds.map((list) => (
        <span key={list.join(', ')}>{format.list(list, 'unit')}</span>
      ))}
    </p>
  );
}

/** As many as fit beside a name; the page of the project has all agents. */
const mostAgents = 3;

interface AskAgentProps {
  readonly agents: readonly ProjectAgent[];
  /** The only agent to show, where one is given who has a phone. */
  readonly preferred: string | undefined;
  /** The subject of the message. */
  readonly project: Pick<CardProject, 'name' | 'translation'>;
}

/** A WhatsApp link to each agent of a project who has a phone (section 2). */
function AskAgent({ agents, preferred, project }: AskAgentProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const reached = agents.flatMap((agent) =>
    agent.phone === null ? [] : { name: agent.name, shown: shownName(agent), phone: agent.phone },
  );
  const own = reached.filter(({ name }) => name === preferred);
  if (reached.length === 0) return null;
  return (
    <div className={styles.agents}>
      {(own.length === 0 ? reached : own).slice(0, mostAgents).map(({ name, shown, phone }) => (
        <WhatsappLink
          key={name}
          phone={phone}
          label={texts.whatsapp(shown, shownName(project))}
          message={whatsappMessage(shown, shownName(project), locale)}
        />
      ))}
    </div>
  );
}
