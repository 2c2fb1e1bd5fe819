import type { ContainerModuleLoadOptions } from 'inversify'

/** Names a part of the application and its type. */
export type Token<T> = symbol & { readonly of?: T }

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>

type Bind = ContainerModuleLoadOptions['bind']

/** Binds a part that is made once, by `make`, from the parts that `needs` names. */
export function provide<T, N extends Record<string, Token<unknown>>>(
  bind: Bind,
  part: Token<T>,
  make: (parts: { [K in keyof N]: N[K] extends Token<infer P> ? P : never }) => T,
  needs: N,
): void {
  const names = Object.keys(needs)
  bind(part)
    .toResolvedValue(
      (...parts: unknown[]) =>
        make(
          Object.fromEntries(names.map((name, index) => [name, parts[index]])) as Parameters<typeof make>[0],
        ) as unknown,
      Object.values(needs) as symbol[],
    )
    .inSingletonScope()
}
