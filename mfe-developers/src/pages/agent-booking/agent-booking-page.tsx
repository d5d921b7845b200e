import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { LinkedBreadcrumb } from '@iwan/shared/ui/layout/breadcrumb';
import { Container } from '@iwan/shared/ui/layout/container';
import { LostPage } from '@iwan/shared/ui/layout/lost-page';
import { PageHead } from '@iwan/shared/ui/layout/page-head';
import styles from './agent-booking.module.css';
import { BookingFields } from './booking-fields';
import type { BookingData } from './load-agent-booking';
import { textsOf } from './texts';

/** Books a call or a viewing with an agent. */
export function AgentBookingPage({ data: { agent, booked, now } }: { readonly data: BookingData }) {
  const texts = useTexts(textsOf);
  if (agent === null) return <LostPage title={texts.notFound} reason={texts.lostReason} />;
  const above = [
    { name: texts.agents, href: paths.agents() },
    { name: agent.name, href: paths.agent(agent.record) },
  ];
  return (
    <Container className={styles.page}>
      <LinkedBreadcrumb steps={above} current={texts.book} />
      <PageHead title={texts.title(agent.name)} lede={texts.lede} />
      <BookingFields agent={agent.record} booked={booked} now={now} />
    </Container>
  );
}
