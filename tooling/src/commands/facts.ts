import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { factsReport } from '../facts/facts-report';

// `facts`: lists the facts about laws, fees and thresholds whose sources must be checked again; fails where one is overdue.
const { lines, isPast } = factsReport(dayInDubai(new Date()));
for (const line of lines) console.log(line);
process.exitCode = isPast ? 1 : 0;
