/**
 * Starts to count the processor time of this process, of all its threads, in milliseconds. For limits of the worst case of a rule:
 * wall-clock time depends on what else the machine does.
 */
export function startProcessorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
