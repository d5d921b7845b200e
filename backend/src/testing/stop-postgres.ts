/** After the tests on PostgreSQL. */
export default async function stopPostgres(): Promise<void> {
  await globalThis.testPostgres?.stop();
}
