import './trusted-types';
import { createRoot } from 'react-dom/client';
import '../src/theme/fallback-fonts.css';
import '../src/theme/fonts.css';
import '../src/theme/tokens.css';
import './layout/office.css';
import { createOfficeHttp } from './api/office-http';
import { readOfficeBoot } from './boot';
import { OfficeHost } from './federation/office-host';
import { textsOf } from './layout/texts';
import { OfficeApp } from './office-app';

const boot = readOfficeBoot();
const { unreachable, unreadable, tooLarge } = textsOf(boot.locale);
const root = document.getElementById('root');
if (!root) throw new Error('The document has no root element.');
createRoot(root).render(
  <OfficeApp
    boot={boot}
    host={new OfficeHost(boot.composition)}
    http={createOfficeHttp({ unreachable, unreadable, tooLarge })}
  />,
);
