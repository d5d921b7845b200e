import type { CanaryMargins, ComparedVital } from '@iwan/shared/contracts/canary';
import type { ComparedFailure, Metric, Standing } from './comparison';

const failureWords: Readonly<Record<ComparedFailure, string>> = {
  failedLoads: 'Its files did not load in browsers',
  errors: 'Its code threw errors in browsers that nobody caught',
  parts: 'Its parts could not be made on the server, or its process ended',
};

/** The reason for a withdrawal, in a sentence for the publisher. */
export function reasonOf({ metric, losses, wins }: Standing, margins: CanaryMargins): string {
  if (isFailure(metric)) {
    return `${failureWords[metric]}: of the pairs compared, ${losses} failed in the canary alone and ${wins} in the stable release alone.`;
  }
  const unit = metric === 'cls' ? '' : ' ms';
  return `Its ${metric.toUpperCase()} was more than ${margins[metric]}${unit} above that of the stable release in ${losses} of the ${losses + wins} pairs of page views compared.`;
}

function isFailure(metric: Metric): metric is Exclude<Metric, ComparedVital> {
  return Object.hasOwn(failureWords, metric);
}
