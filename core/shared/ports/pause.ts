/** Lets other work of the process have its turn; long work calls it between its pieces. */
export type Pause = () => Promise<void>

/** Resolves after a time, in which others have the machine. */
export type Wait = (milliseconds: number) => Promise<void>
