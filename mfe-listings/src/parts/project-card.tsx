import type { ProjectCard as Project } from '@iwan/shared/contracts/entities';
import { classNames } from '@iwan/shared/dom/class-names';
import { isSoldOut, statusBadge } from '@iwan/shared/domain/project/sold-out';
import { paths } from '@iwan/shared/paths/paths';
import { Badge } from '@iwan/shared/ui/badge';
import { CardLink } from '@iwan/shared/ui/card-link';
import { FramedPicture } from '@iwan/shared/ui/framed-picture';
import { LogoPlate } from '@iwan/shared/ui/logo-plate';
import { WhatsappLink } from '@iwan/shared/ui/whatsapp-link';
import { memo } from 'react';
import { CompareTick } from './compare-tick';
import { ConvertedPrice } from './converted-price';
import { FavouriteButton } from './favourite-button';
import styles from './project-card.module.css';
import { texts } from './texts';

/** The widest that a card is drawn, in CSS pixels. */
export const cardWidth = 428;

interface ProjectCardProps {
  readonly project: Project;
  /** Where the card leads; the project's own page when left out. */
  readonly href?: string | undefined;
  /** How wide the card's picture stands, as `sizes` of HTML. */
  readonly sizes: string;
  /** The first cards of a page fetch their picture at once. */
  readonly priority?: boolean;
  /** Called when a tick is refused because three are chosen. */
  readonly onFull: () => void;
}

/** A project in a grid (section 2). Its name is the one link and covers the card; the circles and the tick lie above. */
export const ProjectCard = memo(function ProjectCard({
  project,
  href = paths.project(project),
  sizes,
  priority = false,
  onFull,
}: ProjectCardProps) {
  const { name, location, agents, units, startingPrice, developer } = project;
  return (
    <article className={classNames(styles.card, isSoldOut(project.status) && styles.sold)} data-crossing="">
      <CardPicture project={project} sizes={sizes} priority={priority} />
      <div className={styles.top}>
        <div>
          <h3 className={styles.title}>
            <CardLink href={href}>{name}</CardLink>
          </h3>
          {location === null ? null : <p className={styles.muted}>{location}</p>}
        </div>
        <div className={styles.agents}>
          {agents
            .slice(0, 3)
            .map((agent, index) =>
              agent.phone === null ? null : (
                <WhatsappLink
                  key={`${index} ${agent.name}`}
                  phone={agent.phone}
                  label={texts.whatsapp(agent.name, name)}
                />
              ),
            )}
        </div>
      </div>
      <p className={styles.kinds}>
        {kindsOf(project)}
        {units.length === 0 ? null : <span className={styles.units}>{units.join(', ')}</span>}
      </p>
      {startingPrice === null ? null : (
        <p className={styles.price}>
          <small>{texts.startingPrice}</small>
          <strong>{startingPrice}</strong>
          <span className={styles.onwards}>{texts.onwards}</span>
          <ConvertedPrice dirhams={project.price} className={styles.converted} />
        </p>
      )}
      <div className={styles.foot}>
        <CompareTick project={project} onFull={onFull} />
        {developer === null || developer.logo === null ? null : (
          <LogoPlate className={styles.logo} path={developer.logo} name={developer.name} />
        )}
      </div>
    </article>
  );
});

function CardPicture({ project, sizes, priority }: Omit<Required<ProjectCardProps>, 'onFull' | 'href'>) {
  const badge = statusBadge(project.status);
  return (
    <FramedPicture
      className={styles.media}
      path={project.image}
      alt={texts.pictureAlt(project.name, project.location)}
      width={cardWidth}
      height={321}
      sizes={sizes}
      priority={priority}
    >
      {isSoldOut(project.status) ? (
        <p className={styles.door}>{texts.soldOut}</p>
      ) : badge === null ? null : (
        <div className={styles.badge}>
          <Badge>{badge}</Badge>
        </div>
      )}
      <FavouriteButton project={project} className={styles.heart} />
    </FramedPicture>
  );
}

/** Sub categories, then categories: 'Apartment, Penthouse · Residential'. */
function kindsOf({ subCategories, categories }: Project): string {
  return [subCategories, categories]
    .filter((list) => list.length > 0)
    .map((list) => list.join(', '))
    .join(' · ');
}
