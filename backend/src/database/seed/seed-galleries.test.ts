import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitList } from '@iwan/shared/domain/record/split-list';
import { readSeed, type SeedProject } from './seed-records';

const folder = join(import.meta.dirname, '../../../seed');

interface Picture {
  readonly file: string;
  readonly kind: string;
  readonly setting: string | null;
}
const manifest: readonly Picture[] = JSON.parse(readFileSync(join(folder, 'media/manifest.json'), 'utf8'));
const pictures = new Map(manifest.map((picture) => [`media/${picture.file}`, picture]));

interface Gallery {
  readonly project: SeedProject;
  readonly paths: readonly string[];
  readonly shown: readonly Picture[];
}
let galleries: readonly Gallery[];
beforeAll(async () => {
  galleries = (await readSeed(folder)).projects.flatMap((project) => {
    const paths = splitList(project.gallery ?? '');
    const shown = paths.flatMap((path) => pictures.get(path) ?? []);
    return paths.length === 0 ? [] : [{ project, paths, shown }];
  });
  expect(galleries.length).toBeGreaterThanOrEqual(59);
});

test('a gallery has four to six different pictures, the first of them that of the card', () => {
  for (const { project, paths } of galleries) {
    expect([project.name, paths[0]]).toEqual([project.name, project.image]);
    expect([project.name, new Set(paths).size]).toEqual([project.name, paths.length]);
    expect(paths.length).toBeGreaterThanOrEqual(4);
    expect(paths.length).toBeLessThanOrEqual(6);
  }
});

test('no picture is in more than eight galleries', () => {
  const all = galleries.flatMap(({ paths }) => paths);
  const often = [...new Set(all)].filter((path) => all.filter((each) => each === path).length > 8);
  expect(often).toEqual([]);
});

test.each([
  ['Villa', ['villa', 'interior', 'amenity', 'aerial']],
  ['Townhouse', ['townhouse', 'villa', 'interior', 'amenity']],
  ['Apartment', ['tower', 'interior', 'amenity', 'marina', 'aerial']],
  ['Penthouse', ['tower', 'interior', 'amenity', 'marina', 'aerial']],
  ['Office', ['commercial', 'amenity', 'marina']],
  ['Retail', ['commercial', 'aerial', 'tower']],
])('the pictures of a project of kind %s are of %j', (subCategory, kinds) => {
  const of = galleries.filter(({ project }) => splitList(project.sub_cat ?? '')[0] === subCategory);
  expect(of).not.toEqual([]);
  for (const { project, shown } of of) {
    expect([project.name, shown.filter(({ kind }) => !kinds.includes(kind))]).toEqual([project.name, []]);
  }
});

/** Areas without a quay, a beach or a skyline. */
const inland = /^(Dubailand|Jumeirah Village Circle|Al Furjan|Al Barsha|Masdar City)/;

test('the rooms of villas, townhouses and homes inland look onto a garden, and no inland project shows the water', () => {
  const isRoom = ({ kind }: Picture) => kind === 'interior' || kind === 'amenity';
  for (const { project, shown } of galleries) {
    const isInland = inland.test(project.location ?? '');
    if (isInland)
      expect([project.name, shown.filter(({ setting }) => setting === 'waterfront')]).toEqual([project.name, []]);
    if (!isInland && !/Villa|Townhouse/.test(project.sub_cat ?? '')) continue;
    const elsewhere = shown.filter((picture) => isRoom(picture) && picture.setting !== 'garden');
    expect([project.name, elsewhere]).toEqual([project.name, []]);
  }
});
