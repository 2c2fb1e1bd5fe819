/** One promise of a port: what it says, and a run that throws where an implementation breaks it. */
export interface ContractCase {
  name: string
  /** Its input is of a size that takes seconds. */
  large: boolean
  run(): Promise<void>
}

type Promised<Opened> = ((opened: Opened) => Promise<void>) & { large?: boolean }

/** Marks a promise whose input is of a size that takes seconds. */
export const large = <Opened>(promise: (opened: Opened) => Promise<void>): Promised<Opened> =>
  Object.assign(promise, { large: true })

/**
 * The cases of a contract, each with an implementation of its own, so that any test runner can call them in any order
 * and at once.
 */
export const casesOver = <Opened extends { close(): unknown }>(
  open: () => Promise<Opened> | Opened,
  promises: Record<string, Promised<Opened>>,
): ContractCase[] =>
  Object.entries(promises).map(([name, promise]) => ({
    name,
    large: promise.large ?? false,
    async run() {
      const opened = await open()
      try {
        await promise(opened)
      } finally {
        await opened.close()
      }
    },
  }))
