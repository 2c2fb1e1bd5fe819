import type { Container } from 'inversify'

/** Names a part of the application and its type. */
export type Token<T> = symbol & { readonly of?: T }

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>

/** What stands for each of the tokens once they are resolved. */
export type Resolved<N extends readonly Token<unknown>[]> = {
  [I in keyof N]: N[I] extends Token<infer T> ? T : never
}

/**
 * Binds a part that `make` makes once, from the parts that `needs` names in its order; another order does not compile.
 */
export function provide<T, const N extends readonly Token<unknown>[]>(
  container: Container,
  part: Token<T>,
  make: (...needed: Resolved<N>) => T,
  needs: N,
): void {
  const bound = container.bind<T>(part as symbol)
  bound.toResolvedValue(make as (...needed: unknown[]) => T, needs as unknown as symbol[]).inSingletonScope()
}

export const resolve = <T>(container: Container, part: Token<T>): T => container.get<T>(part as symbol)
