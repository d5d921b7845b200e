/** The number of alternatives: probabilities of a loss, evenly spaced between a half and one. */
const gridSize = 50;
const alternatives = Array.from({ length: gridSize }, (_, index) => 0.5 + (index + 0.5) / (2 * gridSize));
/** What each outcome adds to the log-likelihood ratio of an alternative. */
const steps = {
  loss: Float64Array.from(alternatives, (probability) => Math.log(2 * probability)),
  win: Float64Array.from(alternatives, (probability) => Math.log(2 * (1 - probability))),
};

/**
 * A sequential test of whether losses are more likely than wins. Its evidence is a mixture of likelihood ratios against "as
 * likely as wins", over a grid of alternatives: a test martingale, which reaches 1/α with a probability of at most α, however
 * often it is checked and whenever it is stopped (Ville's inequality). This holds for any grid; a finer one gains nothing
 * measurable.
 */
export class SequentialTest {
  /** The log-likelihood ratio of each alternative. */
  readonly #logRatios = new Float64Array(gridSize);
  #losses = 0;
  #wins = 0;
  #evidence: number | null = null;

  get losses(): number {
    return this.#losses;
  }

  get wins(): number {
    return this.#wins;
  }

  /** The evidence: how many times as likely the observations are where losses are more likely; 1 before any. */
  get evidence(): number {
    this.#evidence ??= this.#mixture();
    return this.#evidence;
  }

  add(outcome: 'loss' | 'win'): void {
    this.#evidence = null;
    if (outcome === 'loss') this.#losses += 1;
    else this.#wins += 1;
    const step = steps[outcome];
    for (let place = 0; place < gridSize; place += 1)
      this.#logRatios[place] = (this.#logRatios[place] as number) + (step[place] as number);
  }

  #mixture(): number {
    let highest = Number.NEGATIVE_INFINITY;
    for (const ratio of this.#logRatios) highest = Math.max(highest, ratio);
    let sum = 0;
    for (const ratio of this.#logRatios) sum += Math.exp(ratio - highest);
    return Math.exp(highest) * (sum / gridSize);
  }
}
