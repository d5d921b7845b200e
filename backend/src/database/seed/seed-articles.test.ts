import { join } from 'node:path';
import {
  goldenVisaThreshold,
  investorVisaThreshold,
  jointVisaThreshold,
  siteVisaThreshold,
} from '@iwan/shared/domain/facts/residence';
import { monthlyInstalment } from '@iwan/shared/domain/money/emi';
import { readSeed, type Seed, type SeedComment } from './seed-records';

let seed: Seed;
beforeAll(async () => {
  seed = await readSeed(join(import.meta.dirname, '../../../seed'));
});

const text = (html: string) => html.replace(/<[^>]+>/g, ' ').trim();

test('each article has six hundred words and more, several parts, and pictures among them', () => {
  for (const { heading, details } of seed.blogs) {
    const words = details.flatMap(({ paragraph }) => text(paragraph).split(/\s+/)).length;
    expect([heading, words >= 600]).toEqual([heading, true]);
    expect(details.length).toBeGreaterThanOrEqual(5);
    expect(details.filter(({ images }) => images !== null).length).toBeGreaterThanOrEqual(2);
  }
});

test('articles are written in plain paragraphs and lists, each opened and closed', () => {
  for (const { heading, details } of seed.blogs) {
    for (const { sub_heading, paragraph } of details) {
      const tags = paragraph.match(/<[^>]*>/g) ?? [];
      expect([heading, tags.filter((tag) => !/^<\/?(p|ul|ol|li|strong)>$/.test(tag))]).toEqual([heading, []]);
      for (const name of ['p', 'ul', 'ol', 'li', 'strong']) {
        const opened = tags.filter((tag) => tag === `<${name}>`).length;
        const closed = tags.filter((tag) => tag === `</${name}>`).length;
        expect([sub_heading, name, closed]).toEqual([sub_heading, name, opened]);
      }
    }
  }
});

const withReplies = (comment: SeedComment): readonly SeedComment[] => [
  comment,
  ...(comment.replies ?? []).flatMap(withReplies),
];
const depth = (comment: SeedComment): number => 1 + Math.max(0, ...(comment.replies ?? []).map(depth));

test('every article is talked about, later than it appeared; some talks go four deep', () => {
  for (const { heading, created_at, comments } of seed.blogs) {
    expect([heading, comments.length >= 2]).toEqual([heading, true]);
    for (const comment of comments.flatMap(withReplies)) {
      expect(Date.parse(comment.created_at)).toBeGreaterThan(Date.parse(created_at));
      for (const reply of comment.replies ?? []) {
        expect(Date.parse(reply.created_at)).toBeGreaterThan(Date.parse(comment.created_at));
      }
    }
  }
  expect(Math.max(...seed.blogs.flatMap(({ comments }) => comments.map(depth)))).toBeGreaterThanOrEqual(4);
});

test('one number is one person wherever that person writes', () => {
  const names = new Map<number, string>();
  for (const { user } of seed.blogs.flatMap(({ comments }) => comments).flatMap(withReplies)) {
    expect(names.get(user.id) ?? user.name).toBe(user.name);
    names.set(user.id, user.name);
  }
});

test('the article on the Golden Visa has the published thresholds, and not the one that this site starts from', () => {
  const visa = seed.blogs.find(({ heading }) => heading.startsWith('The Golden Visa'));
  const words = text(visa?.details.map(({ paragraph }) => paragraph).join(' ') ?? '');
  const millions = (dirhams: number) => `AED ${dirhams / 1_000_000} million`;
  expect(words).not.toContain(millions(siteVisaThreshold.value));
  expect(words).toContain(`${millions(goldenVisaThreshold.value)} for the ten-year visa`);
  expect(words).toContain(`a share worth AED ${jointVisaThreshold.value.toLocaleString('en')}`);
  expect([investorVisaThreshold.value, words]).toEqual([
    0,
    expect.stringContaining('a sole owner has needed no minimum'),
  ]);
});

test('two articles name the same cash for the same home with a loan', () => {
  const told = ['Off plan or ready', 'What a home in Dubai costs'].map((start) =>
    text(
      seed.blogs
        .find(({ heading }) => heading.startsWith(start))
        ?.details.map(({ paragraph }) => paragraph)
        .join(' ') ?? '',
    ),
  );
  for (const words of told) expect(words).toContain('AED 413,700');
});

test('instalments in the articles are those of the calculator', () => {
  const loans = seed.blogs.find(({ heading }) => heading.startsWith('How much can you borrow'));
  const words = text(loans?.details.map(({ paragraph }) => paragraph).join(' ') ?? '');
  for (const [annualRatePercent, years] of [
    [5.65, 25],
    [6.65, 25],
    [7.65, 25],
    [8.65, 25],
    [7.65, 20],
  ] as const) {
    const month = Math.round(monthlyInstalment({ principal: 1_000_000, annualRatePercent, months: years * 12 }));
    expect(words).toContain(`AED ${month.toLocaleString('en')}`);
  }
});
