/**
 * Starts to count the processor time of this process, of all its threads, in milliseconds. What a rule costs at worst is bound by it: time of
 * the clock depends on what else the machine does.
 */
export function startProcessorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
