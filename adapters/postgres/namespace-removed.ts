/** True for an error that says that the namespace was removed, and nothing is written in it any more (ADR 23). */
export const isNamespaceRemoved = (error: unknown): boolean =>
  (error as { code?: string } | undefined)?.code === 'HF001' ||
  (error instanceof Error && error.cause !== undefined && isNamespaceRemoved(error.cause))
