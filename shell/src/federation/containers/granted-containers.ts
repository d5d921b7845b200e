/** A component of another team's Module Federation container, which the operator shows in a slot (`SLOT_CONTAINERS`). */
export interface SlotContainer {
  /** The address of its `mf-manifest.json`. */
  readonly manifest: string;
  /** The hash of that file, as in the `integrity` attribute. */
  readonly integrity: string;
  /** The name under which the container exposes the component: `./offer`. */
  readonly module: string;
}

/** By the name of the slot. */
export type GrantedContainers = Readonly<Record<string, SlotContainer>>;
