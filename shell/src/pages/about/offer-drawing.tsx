import type { JSX } from 'react';
import { DoorwayDrawing, Ink } from '../../parts/doorway-drawing';

const views = {
  expertise: (
    <>
      <Ink d="M30 92V44h28v48M38 54h4M46 54h4M38 64h4M46 64h4M38 74h4M46 74h4M41 92v-9h6v9" />
      <path d="M36 34l8-7 8 7M24 92h40" />
    </>
  ),
  acquisition: (
    <>
      <Ink d="M44 56a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM44 78v20M44 90h8M44 97h6" />
      <path d="M30 46l14-12 14 12" />
    </>
  ),
  strategy: (
    <>
      <Ink d="M22 92h46M26 92V40M34 84V72M44 84V62M54 84V52" />
      <path d="M32 62l10-10 8 5 12-15" />
    </>
  ),
  guidance: (
    <>
      <Ink d="M26 94c10 0 8-14 18-14s8-14 18-14M44 38a9 9 0 0 1 9 9c0 7-9 15-9 15s-9-8-9-15a9 9 0 0 1 9-9z" />
      <circle cx="44" cy="47" r="3" />
    </>
  ),
  transaction: (
    <>
      <Ink d="M28 40h24l8 8v46H28zM52 40v8h8M35 58h18M35 66h18" />
      <path d="M35 84c5-8 8-8 9 0s5 3 9-4" />
    </>
  ),
  relocation: (
    <>
      <Ink d="M26 66l18-16 18 16M31 62v32h26V62" />
      <path d="M40 94V78c0-3 2-4 4-5 2 1 4 2 4 5v16M54 46v8" />
    </>
  ),
} as const satisfies Record<string, JSX.Element>;

export type Offer = keyof typeof views;

/** One of the offers, drawn inside a doorway. */
export function OfferDrawing({ offer }: { readonly offer: Offer }) {
  return <DoorwayDrawing>{views[offer]}</DoorwayDrawing>;
}
