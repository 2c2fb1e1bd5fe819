import * as tsResults from 'ts-results'
import type { Err as ErrType, Ok as OkType, Result as ResultType } from 'ts-results'

// The only way to the package: Node finds its names on the default export alone, bundlers take its ES modules, which
// have no default.
// oxlint-disable-next-line import/namespace -- CommonJS for Node, where the module itself is the default
const library = 'default' in tsResults ? (tsResults.default as typeof tsResults) : tsResults

export const { Ok, Err } = library
export type Ok<T> = OkType<T>
export type Err<E> = ErrType<E>

/**
 * The outcome of a use case: what it made, or one of the failures that its type names. Bugs and outages throw instead.
 */
export type Result<T, E> = ResultType<T, E>
