import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Calculator = lazy(() => import('mfe-tools/dialogs/calculator'));
const Listings = lazy(() => import('mfe-listings/slots/premier-listings'));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>A plain host</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Calculator
      </button>
      <Suspense fallback={<p>Loading…</p>}>
        <Listings query="tab=Residential" />
        {isOpen && <Calculator query="loan=960000" onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
