// None, so that a race is noticed; CI, whose machines are shared, sets one, as for journeys.
jest.retryTimes(Number(process.env.JOURNEY_RETRIES ?? 0), { logErrorsBeforeRetry: true });
