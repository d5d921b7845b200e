/** Gives the visitor a file that is made here; needs no network. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken hold of it by the next task, but not in every one by now.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
