import { areas } from '@iwan/shared/domain/areas/areas';
import { toSlug } from '@iwan/shared/domain/text/slug';
import { paths } from '@iwan/shared/paths/paths';
import { trendingSearches } from '@iwan/shared/paths/trending-searches';
import { anyCharacter } from '@iwan/shared/testing/any-character';
import fc from 'fast-check';
import { composed } from '../testing/whole-composition';
import { matchRoute } from './match-route';

// `shared/contract-kit/paths` builds addresses and the shell grants patterns, in two places: each address must match its page.

const site = composed();

function meant(path: string): unknown {
  const match = matchRoute(site, path);
  return match && { page: match.route.name, params: match.params };
}

const name = fc.string({ unit: anyCharacter, minLength: 1 });
const slugged = name.filter((one) => toSlug(one) !== '');

test('the path of a project matches its page for all names of projects and developers', () => {
  fc.assert(
    fc.property(slugged, slugged, (own, developer) => {
      const made = { name: own, developer: { name: developer } };
      expect(meant(paths.project(made))).toEqual({
        page: 'project',
        params: { developer: toSlug(developer), project: toSlug(own) },
      });
      expect(meant(paths.trendingProject(made))).toMatchObject({ params: { project: toSlug(own) } });
    }),
  );
});

test.each(['Agents', 'Locations', 'Properties', 'Blog details', 'Map', 'Career'])(
  'a trending project of a developer called %p is not taken for another page',
  (developer) => {
    const made = { name: 'Harbour Gate', developer: { name: developer } };
    expect(meant(paths.trendingProject(made))).toMatchObject({
      page: 'project',
      params: { project: 'harbour-gate' },
    });
  },
);

test('names without letters and lone surrogates give addresses that match', () => {
  fc.assert(
    fc.property(fc.oneof(name, fc.constantFrom('!!!', '?#&', '\ud800', ' ')), (any) => {
      expect(meant(paths.agent(any))).toMatchObject({ page: 'agent' });
      expect(meant(paths.developer(any))).toMatchObject({ page: 'developer' });
      expect(meant(paths.article(any))).toMatchObject({ page: 'article' });
    }),
  );
  expect(meant(paths.agent('!!!'))).toEqual({ page: 'agent', params: { agent: '!!!' } });
});

test('the areas and the trending searches link to their lists', () => {
  for (const { slug } of areas) {
    expect(meant(paths.area(slug))).toEqual({ page: 'area-listing', params: { location: slug } });
  }
  for (const { slug } of trendingSearches) {
    expect(meant(paths.trendingSearch(slug))).toEqual({ page: 'listing', params: { location: slug } });
  }
});
