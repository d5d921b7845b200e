import type { Example } from '../example';
import { FileLink } from './file-link';
import { ShareButton } from './share-button';
import { WhatsappLink } from './whatsapp-link';

const path = 'media/pdf/brochure-lazurine-quay.pdf';

export const examples: readonly Example[] = [
  { name: 'file to download', render: ({ title }) => <FileLink title={title} path={path} /> },
  { name: 'file, focus', focuses: 'a', render: ({ title }) => <FileLink title={title} path={path} /> },
  { name: 'file, long word', render: ({ longWord }) => <FileLink title={longWord} path={path} /> },
  { name: 'share', render: ({ title }) => <ShareButton title={title} /> },
  { name: 'WhatsApp', render: ({ name }) => <WhatsappLink phone="971500000000" label={`WhatsApp ${name}`} /> },
  {
    name: 'WhatsApp in words',
    render: ({ name }) => <WhatsappLink phone="971500000000" label={`WhatsApp ${name}`} word="WhatsApp" />,
  },
];
