/** One promise of a port: what it says, and a run that throws where an implementation breaks it. */
export interface ContractCase {
  name: string
  run(): Promise<void>
}

/**
 * The cases of a contract, each with an implementation of its own, so that any test runner can call them in any order
 * and at once.
 */
export const casesOver = <Opened extends { close(): unknown }>(
  open: () => Promise<Opened> | Opened,
  promises: Record<string, (opened: Opened) => Promise<void>>,
): ContractCase[] =>
  Object.entries(promises).map(([name, promise]) => ({
    name,
    async run() {
      const opened = await open()
      try {
        await promise(opened)
      } finally {
        await opened.close()
      }
    },
  }))
