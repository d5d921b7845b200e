/**
 * The entities of section 3 as the site uses them: lists split, agents always a list, numbers numbers, absence `null`.
 * They come out of `shared/api`, never straight off the wire. All survive JSON.
 */

export interface ProjectAgent {
  readonly name: string;
  readonly phone: string | null;
  readonly designation: string | null;
  readonly image: string | null;
}

export interface ProjectDeveloper {
  readonly name: string;
  readonly logo: string | null;
}

/** What a card, a carousel or a marker shows of a project. */
export interface ProjectCard {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  /** As given by the backend; compare with `isSoldOut`. */
  readonly status: string | null;
  readonly location: string | null;
  readonly categories: readonly string[];
  readonly subCategories: readonly string[];
  /** Featured, Fresh Finds, Hot Selling, New, Trending. */
  readonly labels: readonly string[];
  readonly units: readonly string[];
  /** As given, for display; `null` when missing or unreadable as a price. */
  readonly startingPrice: string | null;
  /** Parsed dirhams; 0 when missing or unreadable (section 5, budget). */
  readonly price: number;
  readonly area: string | null;
  readonly developer: ProjectDeveloper | null;
  readonly agents: readonly ProjectAgent[];
  /** Plain text of the description, first 20 words. */
  readonly preview: string | null;
}

export interface DeveloperCard {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly video: string | null;
  readonly location: string | null;
}

export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly languages: string | null;
  readonly designation: string | null;
  readonly linkedin: string | null;
}

export interface BlogCard {
  readonly id: string;
  readonly heading: string;
  readonly summary: string | null;
  readonly image: string | null;
  /** ISO 8601 instant, or `null` when the backend's date is unreadable. */
  readonly createdAt: string | null;
}
