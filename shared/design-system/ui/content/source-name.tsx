interface SourceNameProps {
  readonly name: string;
  /** `null` where nobody publishes it. */
  readonly address: string | null;
}

/** Who says something, as a link where it can be read. */
export function SourceName({ name, address }: SourceNameProps) {
  if (address === null) return name;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
}
