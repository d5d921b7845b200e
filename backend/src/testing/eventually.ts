/** Polls until a condition holds. Throws after ten seconds. */
export async function eventually(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It did not come true within ten seconds');
}
