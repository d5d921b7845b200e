/** Of the alternatives that are weighed: a loss is as likely as one of these, evenly between a half and one. */
const gridSize = 50;
const alternatives = Array.from({ length: gridSize }, (_, index) => 0.5 + (index + 0.5) / (2 * gridSize));
/** What each outcome adds to the logarithm of an alternative's likelihood ratio. */
const steps = {
  loss: Float64Array.from(alternatives, (probability) => Math.log(2 * probability)),
  win: Float64Array.from(alternatives, (probability) => Math.log(2 * (1 - probability))),
};

/**
 * A sequential test of whether losses are more likely than wins. Its evidence is a mixture of likelihood ratios against "as
 * likely as wins", over a grid of alternatives: a test martingale, which reaches 1/α with a probability of α at most, however
 * often somebody looks and whenever they stop (Ville's inequality). That holds for any grid; a finer one gains nothing that
 * can be measured.
 */
export class SequentialTest {
  /** Of each alternative the logarithm of its likelihood ratio. */
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

  /** How many times as likely what was seen is where losses are the likelier ones; 1 before anything was seen. */
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
