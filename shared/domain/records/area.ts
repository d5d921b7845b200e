import type { RecordDescription } from './field';

/** An area of the city. Its address follows from its name. Beyond section 3. */
export const area = {
  name: { kind: 'line', most: 200, isRequired: true, isTranslatable: true, group: 'main' },
  /** Two sentences above its projects. */
  summary: { kind: 'lines', most: 400, isTranslatable: true, group: 'main' },
  /** Paragraphs, divided by empty lines. */
  about: { kind: 'lines', most: 5_000, isTranslatable: true, group: 'main' },
  /** Its middle, from which ways are measured. */
  latitude: { kind: 'latitude', group: 'place' },
  longitude: { kind: 'longitude', group: 'place' },
  /** Stations, schools and parks, one a line. */
  metro: { kind: 'lines', isTranslatable: true, group: 'place' },
  schools: { kind: 'lines', isTranslatable: true, group: 'place' },
  parks: { kind: 'lines', isTranslatable: true, group: 'place' },
  /** Each a line with the question and lines with its answer; divided by empty lines. */
  questions: { kind: 'lines', most: 10_000, isTranslatable: true, group: 'questions' },
} as const satisfies RecordDescription;
