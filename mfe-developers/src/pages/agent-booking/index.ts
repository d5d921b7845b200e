import { defineRoute } from '@iwan/shared/contracts/module';
import { AgentBookingPage } from './agent-booking-page';
import type { BookingData } from './load-agent-booking';
import { textsOf } from './texts';

/** `/agents/{agent}/book`: a call or a viewing with an agent. */
export const route = defineRoute<BookingData>({
  Component: AgentBookingPage,
  loader: async (args) => (await import('./load-agent-booking')).loadAgentBooking(args),
  action: async (args) => (await import('./booking-action')).bookingAction(args),
  head: ({ agent }, { locale }) => {
    const { title, lede, notFound } = textsOf(locale);
    return { title: agent === null ? notFound : title(agent.name), description: lede, noindex: true };
  },
  status: ({ agent }) => (agent === null ? 404 : 200),
});
