import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { factsReport } from '../facts/facts-report';

// `facts.mjs`: lists the figures of law, fees and thresholds whose sources have to be looked at again; fails where one is past its day.
const { lines, isPast } = factsReport(dayInDubai(new Date()));
for (const line of lines) console.log(line);
process.exitCode = isPast ? 1 : 0;
