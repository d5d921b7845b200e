import { isApiError } from '@iwan/shared/api/api-error';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { Leader } from '@iwan/shared/domain/model/entities';
import { teamApi } from './team';

export interface LeadersData {
  readonly leaders: readonly Leader[];
  /** Whether loading them failed, which is only logged (section 8). */
  readonly isMissing: boolean;
}

/** The leaders of the team; empty where the backend fails, which is logged and not shown (section 8). */
export async function loadLeaders({ http, signal }: Pick<LoaderArguments, 'http' | 'signal'>): Promise<LeadersData> {
  try {
    return { leaders: await teamApi(http).leaders(signal), isMissing: false };
  } catch (error) {
    if (signal.aborted || !isApiError(error)) throw error;
    http.report({ resource: 'team', index: 0, reason: error.message });
    return { leaders: [], isMissing: true };
  }
}
