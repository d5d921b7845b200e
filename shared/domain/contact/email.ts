/** Longer addresses cannot be delivered to (RFC 5321). */
const lengthLimit = 254;

const pattern =
  /^[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** Whether a text is one e-mail address with a full domain (section 5); surrounding spaces are ignored. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= lengthLimit && pattern.test(address);
}
