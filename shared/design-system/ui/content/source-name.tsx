interface SourceNameProps {
  readonly name: string;
  /** `null` where it is not published. */
  readonly address: string | null;
}

/** The name of a source, as a link where it is published. */
export function SourceName({ name, address }: SourceNameProps) {
  if (address === null) return name;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
}
