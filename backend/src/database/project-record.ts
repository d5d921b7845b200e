import type { projects } from './schema';
import type { PublicRow } from './tables/columns';

export interface ProjectAgentRecord {
  readonly name: string;
  readonly designation: string | null;
  readonly images: string | null;
  readonly phone: string | null;
  /** Beyond section 3: the broker registration number; not on cards. */
  readonly brn?: string | null;
}

/** A price as it was written, and until when it was valid. */
export interface FormerPrice {
  readonly price: string;
  readonly at: Date;
}

/** A project as section 3 has it on the wire. */
export interface ProjectRecord extends Omit<PublicRow<typeof projects>, 'developer_id' | 'listed_at' | 'updated_at'> {
  readonly developer: { readonly name: string; readonly logo: string | null } | null;
  /** One object, a list of several, or null: the three forms that section 3 allows. */
  readonly agent: ProjectAgentRecord | readonly ProjectAgentRecord[] | null;
  /** Beyond section 3. */
  readonly updated_at?: Date;
  /** Beyond section 3: former prices, the latest first, each with the time until which it was valid. */
  readonly price_history?: readonly FormerPrice[];
  /** The widths of its pictures in pixels, by their paths: beyond section 3. */
  readonly image_widths?: Readonly<Record<string, number>> | null;
}

/** A project's agents as a list, in whichever form they were. */
export function agentsOf(project: ProjectRecord): readonly ProjectAgentRecord[] {
  return [project.agent ?? []].flat();
}
