import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Carousel } from '@iwan/shared/ui/carousel/carousel';
import type { JSX } from 'react';
import { DoorwayCard, doorwayGap } from '../../parts/doorway-card';
import { DoorwayDrawing, Ink } from '../../parts/doorway-drawing';
import { textsOf } from './texts';

/** Section 9, in milliseconds. */
const timing = { speed: 1500, interval: 1500 };

/** Why Invest in Dubai: six static cards, 3 visible, 2 below 991 px, 1 below 768 px (section 2). */
export function WhyInvest() {
  const texts = useTexts(textsOf);
  const reasons = Object.keys(texts.whyInvest.reasons) as Reason[];
  const slides = reasons.map((reason) => ({
    key: reason,
    content: <DoorwayCard drawing={<ReasonDrawing reason={reason} />} {...texts.whyInvest.reasons[reason]} />,
  }));
  return (
    <Carousel
      id="why-invest"
      title={texts.whyInvest.title}
      slides={slides}
      fit="three"
      timing={timing}
      gap={doorwayGap}
    />
  );
}

const views = {
  location: (
    <>
      <circle cx="44" cy="52" r="9" />
      <Ink d="M14 78c5-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0M14 90c5-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0" />
    </>
  ),
  income: (
    <>
      <Ink d="M52 38a14 14 0 1 0 8 22 11.5 11.5 0 0 1-8-22z" />
      <path d="M28 96h32M28 89h32M28 82h32" />
    </>
  ),
  payment: (
    <>
      <Ink d="M24 50h40v40H24zM24 62h40M34 44v10M54 44v10" />
      <path d="M33 76l6 6 14-12" />
    </>
  ),
  market: (
    <>
      <Ink d="M22 92V76h10v16M39 92V64h10v28M56 92V52h10v40M17 92h54" />
      <path d="M20 62l16-13 9 5 20-18M56 35h10v9" />
    </>
  ),
  living: (
    <>
      <Ink d="M44 42l19 7v15c0 13-8 20-19 25-11-5-19-12-19-25V49z" />
      <path d="M36 65l6 6 12-13" />
    </>
  ),
  visa: (
    <>
      <Ink d="M27 42h34v50H27zM35 82h18M39 87h10" />
      <circle cx="44" cy="61" r="10" />
      <path d="M34 61h20M44 51c-5 6-5 14 0 20M44 51c5 6 5 14 0 20" />
    </>
  ),
} as const satisfies Record<string, JSX.Element>;

type Reason = keyof typeof views;

/** One reason to invest, drawn inside a doorway. */
function ReasonDrawing({ reason }: { readonly reason: Reason }) {
  return <DoorwayDrawing>{views[reason]}</DoorwayDrawing>;
}
