import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '../src/theme/fallback-fonts.css';
import '../src/theme/tokens.css';
import '../src/theme/base.css';
import '../src/theme/fonts.css';
import { PartsPage } from './parts-page';
import { addFocusRules } from './show-focus';
import { readView } from './view';

const view = readView(location.search);
const { documentElement: root, body } = document;
root.dataset.theme = view.theme;
root.dir = view.direction;
root.lang = view.direction === 'rtl' ? 'ar' : 'en';
addFocusRules(document.styleSheets);
createRoot(body.appendChild(document.createElement('div'))).render(
  <LocaleContext value={view.direction === 'rtl' ? 'ar-AE' : 'en-AE'}>
    <MemoryRouter>
      <PartsPage view={view} />
    </MemoryRouter>
  </LocaleContext>,
);
