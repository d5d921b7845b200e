import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { Destination } from './ways';

const destinations: Readonly<Record<Destination, string>> = {
  airport: 'Dubai International Airport',
  downtown: 'Burj Khalifa',
  difc: 'DIFC',
  marina: 'Dubai Marina',
  mall: 'Mall of the Emirates',
  southAirport: 'Al Maktoum International Airport',
};

/** The texts of what there is to read of an area. */
export const guideTextsOf = defineTexts({
  en: (format) => ({
    about: (area: string) => `About ${area}`,
    ways: 'Travel times',
    destinations,
    to: 'To',
    line: 'Straight line',
    byRoad: 'By road, about',
    kilometres: (count: number) => `${format.number(count)} km`,
    minutes: (count: number) => format.plural(count, { one: '# minute', other: '# minutes' }),
    estimate:
      'Our estimate from the middle of the area: the road is 1.4 times the straight line at 50 km an hour, beyond 15 km 1.2 times at 90, and 5 minutes to start. Traffic changes it.',
    mine: 'My place',
    mineHelp: (example: string) => `An area, or a position from a map: ${example}`,
    mineWrong: (example: string) => `Enter an area, or a position such as ${example}.`,
    measure: 'Show travel time',
    around: 'Around the area',
    metro: 'Metro and tram',
    schools: 'Schools',
    parks: 'Parks and beaches',
    charges: 'Service charge',
    charge: (from: string, to: string) =>
      from === to ? `${from} per sq ft a year` : `${from} to ${to} per sq ft a year`,
    chargesOf: (projects: number, day: string) =>
      format.plural(
        projects,
        {
          one: 'Figures of # project, the oldest of {day}.',
          other: 'Figures of # projects, the oldest of {day}.',
        },
        { day },
      ),
    invented: 'Sample data.',
    developers: 'Projects by developer',
    projects: (count: number) => `(${format.number(count)})`,
    questions: 'Questions',
    openData: 'Our asking prices as open data',
  }),
});
