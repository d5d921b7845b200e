import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnitRecord } from '@iwan/shared/domain/records/unit';
import type { agents, developers, projects, teamMembers } from '../schema';

/** How many hours before the insertion a unit was confirmed. */
export interface SeedUnit extends Omit<UnitRecord, 'confirmed_at'> {
  readonly confirmed_hours_ago?: number;
}

export interface SeedProject extends Omit<typeof projects.$inferInsert, 'id' | 'developer_id' | 'units'> {
  readonly units?: readonly SeedUnit[] | null;
  readonly developer: string | null;
  /** Names, in the order in which the project shows them. */
  readonly agents: readonly string[];
}

export interface SeedComment {
  readonly user: { readonly id: number; readonly name: string };
  readonly comment: string;
  readonly created_at: string;
  readonly replies?: readonly SeedComment[];
}

export interface SeedBlog {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly created_at: string;
  readonly likes: number;
  readonly details: readonly {
    readonly sub_heading: string;
    readonly images: string | null;
    readonly paragraph: string;
  }[];
  readonly comments: readonly SeedComment[];
}

/** An earlier price, and how many days before the insertion it ended. */
export interface SeedPrice {
  readonly project: string;
  readonly price: string;
  readonly days_ago: number;
}

/** The figures of a project. */
export interface SeedFigures {
  readonly project: string;
  readonly figures: NonNullable<typeof projects.$inferInsert.figures>;
}

/** Construction and permit of a project. */
export interface SeedProgress
  extends Pick<typeof projects.$inferInsert, 'construction' | 'escrow_account' | 'handover_promises' | 'permit_price'> {
  readonly project: string;
  /** How many days after the insertion its permit expires: years, so that it is valid as long as a demo runs; negative where it has expired. */
  readonly permit_days?: number;
}

export interface Seed {
  readonly developers: readonly (typeof developers.$inferInsert)[];
  readonly agents: readonly (typeof agents.$inferInsert)[];
  readonly team: readonly (typeof teamMembers.$inferInsert)[];
  readonly projects: readonly SeedProject[];
  readonly blogs: readonly SeedBlog[];
  readonly prices: readonly SeedPrice[];
  readonly figures: readonly SeedFigures[];
  readonly progress: readonly SeedProgress[];
}

/** Reads the demo records. A test validates them, so they are not validated at every start. */
export async function readSeed(folder: string): Promise<Seed> {
  const read = async (name: keyof Seed) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  return {
    developers: await read('developers'),
    agents: await read('agents'),
    team: await read('team'),
    projects: await read('projects'),
    blogs: await read('blogs'),
    prices: await read('prices'),
    figures: await read('figures'),
    progress: await read('progress'),
  };
}
