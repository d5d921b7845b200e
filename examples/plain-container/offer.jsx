import { useState } from 'react';
import './offer.css';

/** For a slot of the site: `params` and `query` are those of the page. */
// biome-ignore lint/style/noDefaultExport: the site shows the default export of a module
export default function Offer({ params, query, locale }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="offer" aria-label="Offer of the week" lang={locale}>
      <h2>Offer of the week</h2>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Details
      </button>
      {isOpen && <p>{`Two years of service charges are paid. ${JSON.stringify(params)} ${query}`}</p>}
    </section>
  );
}
