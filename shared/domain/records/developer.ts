import type { RecordDescription } from './field';

/** A developer (section 3). */
export const developer = {
  name: { kind: 'line', most: 200, isRequired: true, isTranslatable: true, group: 'main' },
  heading: { kind: 'line', isTranslatable: true, group: 'main' },
  sub_heading: { kind: 'line', isTranslatable: true, group: 'main' },
  location: { kind: 'line', isTranslatable: true, group: 'main' },
  hq: { kind: 'line', isTranslatable: true, group: 'main' },
  /** The year in which it was established. */
  estb: { kind: 'line', group: 'main' },
  /** Years of experience. */
  exp: { kind: 'line', group: 'main' },
  /** Employees. */
  emp: { kind: 'line', group: 'main' },
  /** Its new buildings. */
  buildings: { kind: 'whole', group: 'main' },
  /** One a line, with numbers. */
  pointers: { kind: 'lines', isTranslatable: true, group: 'main' },
  f_heading: { kind: 'line', isTranslatable: true, group: 'feature' },
  f_sub_heading: { kind: 'lines', isTranslatable: true, group: 'feature' },
  f_img: { kind: 'picture', group: 'feature' },
  v_heading: { kind: 'line', isTranslatable: true, group: 'film' },
  v_sub_heading: { kind: 'lines', isTranslatable: true, group: 'film' },
  video: { kind: 'video', group: 'film' },
  /** A still of the video. */
  v_img: { kind: 'picture', group: 'film', isBeyondSection7: true },
  map: { kind: 'map', group: 'film' },
  images: { kind: 'picture', group: 'pictures' },
  logo: { kind: 'picture', group: 'pictures' },
} as const satisfies RecordDescription;
