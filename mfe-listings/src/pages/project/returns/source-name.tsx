/** Who says something, as a link where it can be read. */
export function SourceName({ name, address }: { readonly name: string; readonly address: string | null }) {
  if (address === null) return name;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
}
