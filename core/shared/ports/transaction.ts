import type { NamespaceId } from '../ids.ts'
import type { Result } from '../result.ts'

/** All or nothing for what the stores and the job queue do inside `work`. */
export interface Transaction {
  /**
   * Runs `work` bound to one namespace: every store called inside sees only its rows and joins the same transaction.
   * Where two transactions wait for each other, one of them is rolled back and its `work` called once more.
   * Commits when `work` returns `Ok`; rolls back when it returns `Err` or throws, and hands either on unchanged.
   * A call inside another call joins the outer transaction if the namespace is the same and throws if it is not.
   */
  within<T, E>(namespace: NamespaceId, work: () => Promise<Result<T, E>>): Promise<Result<T, E>>
}
