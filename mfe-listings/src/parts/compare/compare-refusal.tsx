import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Toast } from '@iwan/shared/ui/feedback/toast';
import { useCallback, useEffect, useState } from 'react';
import { textsOf } from '../texts';

/** How long the message is shown, in milliseconds. */
const shownFor = 6000;

/** Whether a fourth project was just refused, and how often, so that each refusal is announced again. */
export function useRefusal() {
  const [times, setTimes] = useState(0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), shownFor);
    return () => clearTimeout(timer);
  }, [shown, times]);
  const refuse = useCallback(() => {
    setTimes((before) => before + 1);
    setShown(true);
  }, []);
  return { shown, times, refuse, dismiss: () => setShown(false) };
}

/** 'You can compare up to 3 projects only.' (section 5), as a toast. */
export function CompareRefusal({ refusal }: { readonly refusal: ReturnType<typeof useRefusal> }) {
  const texts = useTexts(textsOf);
  if (!refusal.shown) return null;
  return (
    <Toast key={refusal.times} role="alert" isRaised onClose={refusal.dismiss}>
      {texts.compareFull}
    </Toast>
  );
}
