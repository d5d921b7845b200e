import { chosenDatabases, createProofDatabase } from './databases';
import { killDuringLeads } from './kill-during-leads';
import { startReceiver } from './webhook-receiver';

// `npm run prove:leads -w backend`: twenty kills during 500 enquiries each, on both databases.
const tell = (line: string) => console.log(line);
let isProven = true;
for (const name of chosenDatabases(tell)) {
  tell(`On ${name}:`);
  const { variables, discard } = await createProofDatabase(name);
  const receiver = await startReceiver();
  const settings = { rounds: 20, atOnce: 500, receiver, tell };
  const outcome = await killDuringLeads({
    ...settings,
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  receiver.stop();
  await discard();
  const { rounds, sent, acknowledged, delivered, lost, repeated } = outcome;
  tell(`  ${rounds} kills, ${sent} enquiries, ${acknowledged} acknowledged, ${lost.length} of them lost.`);
  tell(`  ${delivered} delivered by their keys, ${repeated} arrivals were repetitions under a key already known.`);
  if (lost.length > 0) isProven = false;
}
process.exit(isProven ? 0 : 1);
