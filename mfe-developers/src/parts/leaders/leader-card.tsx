import type { Leader } from '@iwan/shared/domain/model/entities';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import { LinkedinLink } from '../linkedin-link';
import { PersonCard } from '../people/person-card';

interface LeaderCardProps {
  readonly leader: Leader;
  readonly heading: 'h2' | 'h3';
  readonly priority?: boolean;
}

/** A leader of the team: image, name, designation, LinkedIn (section 2). */
export function LeaderCard({ leader, heading, priority = false }: LeaderCardProps) {
  const { name, linkedin } = leader;
  return (
    <PersonCard person={leader} name={<RecordName of={leader} />} heading={heading} priority={priority}>
      {linkedin === null ? null : <LinkedinLink href={linkedin} name={name} />}
    </PersonCard>
  );
}
