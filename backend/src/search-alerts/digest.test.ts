/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { createResponses } from '../catalogue/responses';
import { agents, projectAgents, projects } from '../database/schema';
import { openProjectStore } from '../projects/store';
import { demoBackend } from '../testing/demo-backend';
import { changesSince, changesUntil, databaseTime } from './changes';
import { digestOf } from './digest';

jest.setTimeout(240_000);

const backend = demoBackend({ linkOrigin: 'https://site.example' });
const db = () => backend.open.db;

/** A project as the model knows it: nothing of it is read from the database. */
interface House {
  unit: '1BR' | '2BR' | '1BR, 2BR';
  location: 'Here' | 'There';
  status: 'Ready' | 'SOLD OUT';
  price: 0 | 800_000 | 900_000;
  hasAgent: boolean;
  /** What its two bedrooms cost; 'unknown' where it does not say its units. */
  twoBedrooms: 'unknown' | 'sold' | 1_400_000 | 1_600_000;
}

const isKnown = ({ twoBedrooms }: House) => twoBedrooms !== 'unknown';

const searches: readonly (readonly [query: string, (house: House) => boolean])[] = [
  ['unit=2BR&price=any', (house) => (isKnown(house) ? typeof house.twoBedrooms === 'number' : house.unit !== '1BR')],
  [
    'unit=2BR&price_from=1000000&price_to=1500000',
    // What it starts at is below that, whatever it costs.
    ({ twoBedrooms }) => twoBedrooms === 1_400_000,
  ],
  [
    'location=There&price_from=10000&price_to=850000',
    ({ location, price }) => location === 'There' && price === 800_000,
  ],
  ['agent=Model+Agent&unit=1BR&price=any', (house) => house.hasAgent && (isKnown(house) || house.unit !== '2BR')],
  ['', () => true],
];

const unitsWith = (twoBedrooms: Exclude<House['twoBedrooms'], 'unknown'>) => [
  { type: '1BR', price: 800_000, available: 2 },
  { type: '2BR', ...(twoBedrooms === 'sold' ? { price: 1_400_000, available: 0 } : { price: twoBedrooms }) },
];

/** What the mail of a search says of a house that was known then or was not, and is there now or is not. */
function newsOf(now: House | undefined, then: House | undefined, matches: (house: House) => boolean) {
  const canBeHad = (house: House | undefined) => house !== undefined && house.status !== 'SOLD OUT' && matches(house);
  if (now === undefined || now.status === 'SOLD OUT') return canBeHad(then) ? 'gone' : null;
  if (!matches(now)) return null;
  if (then === undefined) return 'fresh';
  if (then.price !== 0 && now.price !== 0 && then.price !== now.price) return 'changed';
  return canBeHad(then) ? null : 'joined';
}

const field = fc.oneof(
  fc.constantFrom('1BR', '2BR', '1BR, 2BR').map((unit) => ({ unit })),
  fc.constantFrom('Here', 'There').map((location) => ({ location })),
  fc.constantFrom('Ready', 'SOLD OUT').map((status) => ({ status })),
  fc.constantFrom(0, 800_000, 900_000).map((price) => ({ price })),
  fc.boolean().map((hasAgent) => ({ hasAgent })),
  fc.constantFrom('unknown', 'sold', 1_400_000, 1_600_000).map((twoBedrooms) => ({ twoBedrooms })),
) as fc.Arbitrary<Partial<House>>;
/** Which house is edited to what, in this order; `isOne`: in one transaction; `isLast`: it is removed then. */
const edit = fc.record({
  house: fc.nat(3),
  fields: fc.array(field, { minLength: 1, maxLength: 3 }),
  isOne: fc.boolean(),
  isLast: fc.nat(7).map((number) => number === 7),
});
/** A price that goes, comes back as another, and is changed. */
const pricedAnew = ([0, 900_000, 800_000] as const).map((price) => [
  { house: 0, fields: [{ price }] as Partial<House>[], isOne: false, isLast: false },
]);
/** What is edited on each day. */
const days = fc.array(fc.array(edit, { maxLength: 5 }), { minLength: 2, maxLength: 4 });

test('whatever is edited and removed, each search is told of what is new, has come to match, costs another price or can be had no more, since any moment', async () => {
  const [agent] = await db().insert(agents).values({ name: 'Model Agent' }).returning();
  await fc.assert(
    fc.asyncProperty(days, async (edited) => {
      const houses = new Map<number, House>();
      /** Those that are gone among them. */
      const built = new Set<number>();
      const written = ({ unit, location, status, price, twoBedrooms }: House) => ({
        ...{ unit, location, status },
        starting_price: price === 0 ? null : `AED ${price}`,
        units: twoBedrooms === 'unknown' ? null : unitsWith(twoBedrooms),
      });
      const build = async () => {
        const house: House = {
          unit: '1BR',
          location: 'Here',
          status: 'Ready',
          price: 800_000,
          hasAgent: false,
          twoBedrooms: 'unknown',
        };
        const [row] = await db()
          .insert(projects)
          .values({ name: `House ${houses.size}`, ...written(house) })
          .returning();
        houses.set(row?.id ?? 0, house);
        built.add(row?.id ?? 0);
      };
      const change = async (
        id: number,
        fields: Partial<House>,
        on: Pick<ReturnType<typeof db>, 'update' | 'insert' | 'delete'>,
      ) => {
        const house = Object.assign(houses.get(id) ?? {}, fields) as House;
        await on.update(projects).set(written(house)).where(eq(projects.id, id));
        const link = { project_id: id, agent_id: agent?.id ?? 0, position: 0 };
        await on
          .delete(projectAgents)
          .where(and(eq(projectAgents.project_id, id), eq(projectAgents.agent_id, link.agent_id)));
        if (house.hasAgent) await on.insert(projectAgents).values(link);
      };
      /** Moments, each with all houses as they were. */
      const looks: { readonly at: Date; readonly known: ReadonlyMap<number, House> }[] = [];
      const look = async () => {
        // Moments are told apart by the millisecond.
        await pause(2);
        const at = await databaseTime(db());
        looks.push({ at, known: new Map([...houses].map(([id, house]) => [id, { ...house }])) });
        await pause(2);
      };
      for (let each = 0; each < 3; each += 1) await build();
      await look();
      for (const [day, edits] of edited.entries()) {
        if (day === 1) await build();
        for (const { house, fields, isOne, isLast } of edits) {
          const id = [...houses.keys()][house % houses.size] ?? 0;
          if (isOne)
            await db().transaction(async (tx) => {
              for (const one of fields) await change(id, one, tx);
            });
          else for (const one of fields) await change(id, one, db());
          if (!isLast || houses.size === 1) continue;
          await db().delete(projects).where(eq(projects.id, id));
          houses.delete(id);
        }
        await look();
      }
      const store = await openProjectStore(db(), createResponses(), new Map());
      const changes = await changesSince(db(), looks[0]?.at ?? new Date(), store);
      for (const [from, { at: since, known: before }] of looks.entries()) {
        for (const { at: until, known: now } of looks.slice(from + 1)) {
          const settled = changesUntil(
            changes.filter(({ project }) => built.has(Number(project.id))),
            until,
          );
          for (const [query, matches] of searches) {
            const expected = { fresh: 0, joined: 0, changed: 0, gone: 0 };
            for (const id of built) {
              // Of what was removed later nothing is told meanwhile: whoever follows the mail finds nothing.
              const isRemovedLater = now.has(id) && !houses.has(id);
              const news = isRemovedLater ? null : newsOf(now.get(id), before.get(id), matches);
              if (news !== null) expected[news] += 1;
            }
            const digest = await digestOf({ query, slug: null }, settled, since, 'en-AE');
            const { freshTotal = 0, joinedTotal = 0, changedTotal = 0, goneTotal = 0 } = digest ?? {};
            const totals = { fresh: freshTotal, joined: joinedTotal, changed: changedTotal, gone: goneTotal };
            expect({ query, ...totals }).toEqual({ query, ...expected });
          }
        }
      }
      await db()
        .delete(projects)
        .where(inArray(projects.id, [...houses.keys()]));
    }),
    { numRuns: 8, examples: [[pricedAnew]] },
  );
});
