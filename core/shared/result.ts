// oxlint-disable-next-line import/default -- CommonJS: the default is the module itself
import tsResults from 'ts-results'
import type { Err as ErrType, Ok as OkType, Result as ResultType } from 'ts-results'

// The named ESM exports of ts-results fail at run time, so this file is the only door to the package.
export const { Ok, Err } = tsResults
export type Ok<T> = OkType<T>
export type Err<E> = ErrType<E>

/**
 * The outcome of a use case: what it made, or one of the failures that its type names. Bugs and outages throw instead.
 */
export type Result<T, E> = ResultType<T, E>
