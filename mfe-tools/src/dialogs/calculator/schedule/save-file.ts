/** Downloads a file that is made in the browser; needs no network. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the object URL only after the current task, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
